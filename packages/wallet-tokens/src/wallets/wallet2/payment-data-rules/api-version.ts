import type { Messages, Rule, RuleDocs } from '@pg/rule-kit';

/** Section 9, rule 2. */
const VERSIONS = [
  ['apiVersion', 2],
  ['apiVersionMinor', 0],
] as const;

export const rule: Rule = {
  id: 'api-version',
  concern: 'wallet-tokens',
  section: '9 Versioning',
  basis: 'published',
  check: (payload) =>
    VERSIONS.flatMap(([name, version]) => {
      const given = payload[name];
      return given === undefined || given === version
        ? []
        : [{ path: [name], code: 'wrong-api-version', params: { version } }];
    }),
};

export const messages = {
  'wrong-api-version': '{field} must be the number {version}',
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'PaymentData has version 2.0 of the wallet’s API, as two numbers.',
  accepts: [{ value: { apiVersion: 2, apiVersionMinor: 0, paymentMethodData: {} } }],
  rejects: [
    { value: { apiVersion: 1, apiVersionMinor: 0, paymentMethodData: {} } },
    { value: { apiVersion: 2, apiVersionMinor: 1, paymentMethodData: {} } },
    { value: { apiVersion: '2', apiVersionMinor: 0, paymentMethodData: {} } },
  ],
};
