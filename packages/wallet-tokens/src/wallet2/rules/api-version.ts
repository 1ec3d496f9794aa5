import type { Found, Payload, Rule } from '@pg/rule-kit';

/** Section 9, 2. */
const VERSIONS = [
  ['apiVersion', 2],
  ['apiVersionMinor', 0],
] as const;

export const apiVersion: Rule = {
  id: 'api-version',
  concern: 'wallet-tokens',
  section: '9 Versioning',
  basis: 'published',
  summary: 'PaymentData is of version 2.0 of the wallet’s interface, as two numbers.',
  accepts: [{ value: { apiVersion: 2, apiVersionMinor: 0, paymentMethodData: {} } }],
  rejects: [
    { value: { apiVersion: 1, apiVersionMinor: 0, paymentMethodData: {} } },
    { value: { apiVersion: 2, apiVersionMinor: 1, paymentMethodData: {} } },
    { value: { apiVersion: '2', apiVersionMinor: 0, paymentMethodData: {} } },
  ],
  check(payload) {
    // Most payloads are the token, which has no version of the interface.
    return 'apiVersion' in payload || 'apiVersionMinor' in payload ? findVersions(payload) : [];
  },
};

const findVersions = (payload: Payload): Found[] =>
  VERSIONS.flatMap(([name, version]) => {
    const given = payload[name];
    if (given === undefined || given === version) return [];
    const found = typeof given === 'number' ? 'another version' : 'no number';
    return [{ path: [name], found, allowed: `the number ${version} only` }];
  });
