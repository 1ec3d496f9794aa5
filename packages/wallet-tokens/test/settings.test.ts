import { check, type Resource, rowRules } from '@pg/rule-kit';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { wallet1Panel } from '../src/settings/wallet1-panel.ts';
import { wallet1Settings } from '../src/settings/wallet1-settings.ts';
import { wallet2Panel } from '../src/settings/wallet2-panel.ts';
import { wallet2Settings } from '../src/settings/wallet2-settings.ts';
import { bodyOf, makeCertificate, makeEcKey, makeRsaKey, pemOf } from './make-keys.ts';

const RESOURCES = [wallet1Settings, wallet2Settings];

describe.each(RESOURCES.flatMap((resource) => resource.rules.map((rule) => ({ resource, rule, id: rule.id }))))(
  '$resource.kind: $id',
  ({ resource, rule }) => {
    const known = (value: unknown): boolean =>
      Object.keys(value as object).every((name) => name in (resource.tables[0]?.rows ?? {}));
    const rulesFound = (value: unknown): string[] => check(resource, value).map(({ rule: id }) => id);

    test('accepts and rejects its examples', () => {
      expect(rule.accepts.length * rule.rejects.length).toBeGreaterThan(0);
      for (const { value } of rule.accepts) expect(rulesFound(value)).not.toContain(rule.id);
      const rejects = rule.rejects.filter(({ value }) => known(value));
      expect(rejects.length).toBeGreaterThan(0);
      for (const { value } of rejects) expect(rulesFound(value)).toContain(rule.id);
    });
  },
);

test('the keys of a settings file follow from the panel’s labels', () => {
  expect(wallet1Panel.labels).toEqual({
    merchantIdentifier: 'Merchant Identifier',
    country: 'Country',
    shopName: 'Shop Name',
    certificate: 'Certificate',
    privateKey: 'Private Key',
    merchantCapabilities: 'Merchant Capabilities',
    supportedNetworks: 'Supported Networks',
    processingPrivateKey: 'Processing Private Key',
  });
  expect(Object.keys(wallet1Panel.rows)).toEqual(Object.keys(wallet1Panel.labels));
  expect(wallet2Panel.labels).toEqual({
    environment: 'Environment',
    allowedAuthMethod: 'Allowed Auth Method',
    supportedNetworks: 'Supported Networks',
    merchantIdentifier: 'Merchant Identifier',
    gateway: 'Gateway',
    gatewayMerchantId: 'Gateway Merchant ID',
    privateKey: 'Private Key',
    includeAdditionalParametersToToken: 'Include Additional Parameters to Token',
  });
});

test.each(['Gateway Merchant ID', 'gateway_merchant_id', 'GatewayMerchantId', 'environment'])(
  'a setting of wallet2 is recognised by its label as %s',
  (name) => {
    expect(wallet2Settings.telltale?.test(name)).toBe(true);
    expect(wallet1Settings.telltale?.test(name)).toBe(false);
    expect(wallet2Settings.telltale?.test(`my ${name}`)).toBe(false);
  },
);

const rsaKey = makeRsaKey();
const processingKey = pemOf(makeEcKey(), 'sec1');
const line = `-----BEGIN EC PRIVATE KEY-----${bodyOf(processingKey)}-----END EC PRIVATE KEY-----`;

const wallet1 = {
  merchantIdentifier: 'merchant.test.example',
  country: 'Germany',
  shopName: 'Test shop',
  certificate: makeCertificate(rsaKey),
  privateKey: pemOf(rsaKey, 'pkcs8'),
  merchantCapabilities: ['supports3DS', 'a capability to come'],
  supportedNetworks: ['visa'],
  processingPrivateKey: line,
};

const wallet2 = {
  environment: 'TEST',
  allowedAuthMethod: 'CRYPTOGRAM_3DS',
  supportedNetworks: ['AMEX', 'DISCOVER', 'JCB', 'MASTERCARD', 'VISA'],
  merchantIdentifier: 'merchant-1',
  gateway: 'example',
  gatewayMerchantId: 'client-1',
  privateKey: bodyOf(pemOf(makeEcKey(), 'pkcs8')),
  includeAdditionalParametersToToken: true,
};

test.each<[string, Resource, object]>([
  ['wallet1', wallet1Settings, wallet1],
  ['wallet2', wallet2Settings, wallet2],
  ['wallet2, with names of parameters', wallet2Settings, { ...wallet2, includeAdditionalParametersToToken: ['phone'] }],
])('settings of %s that are right have no finding', (_, resource, settings) => {
  expect(check(resource, settings)).toEqual([]);
  expect(v.is(resource.schema, settings)).toBe(true);
});

/** Settings, and what is said of them: severity, rule, path, message. */
const CASES: [string, Resource, object, string[]][] = [
  [
    'no capability',
    wallet1Settings,
    { ...wallet1, merchantCapabilities: ['supportsDebit'] },
    ['error supports-3ds merchantCapabilities: a list without supports3DS, the wallet needs it'],
  ],
  [
    'a capability in another case',
    wallet1Settings,
    { ...wallet1, merchantCapabilities: ['x', 'supports3ds'] },
    ['error supports-3ds merchantCapabilities[1]: another spelling, supports3DS is needed'],
  ],
  [
    'networks in one text',
    wallet1Settings,
    { ...wallet1, supportedNetworks: 'visa,amex' },
    ['error value-type supportedNetworks: a text, an array only'],
  ],
  [
    'a key with line breaks',
    wallet1Settings,
    { ...wallet1, processingPrivateKey: processingKey },
    ['error key-line-breaks processingPrivateKey: line breaks between the markers, one line without blanks only'],
  ],
  [
    'a key with blanks',
    wallet1Settings,
    { ...wallet1, processingPrivateKey: processingKey.replaceAll('\n', ' ') },
    ['error key-line-breaks processingPrivateKey: blanks between the markers, one line without blanks only'],
  ],
  [
    'a key with \\n',
    wallet1Settings,
    { ...wallet1, processingPrivateKey: processingKey.replaceAll('\n', '\\n') },
    ['error key-literal-line-breaks processingPrivateKey: line breaks written as \\n, no backslash is a part of a key'],
  ],
  [
    'a key without markers',
    wallet1Settings,
    { ...wallet1, processingPrivateKey: bodyOf(processingKey) },
    ['error key-without-markers processingPrivateKey: a key without its markers, BEGIN and END markers expected'],
  ],
  [
    'keys in each other’s place',
    wallet1Settings,
    { ...wallet1, privateKey: wallet1.certificate, certificate: line },
    [
      'error certificate-form certificate: a private key, a certificate as PEM only',
      'error key-is-certificate privateKey: a certificate, or the request for one, a private key only',
    ],
  ],
  [
    'a key cut off',
    wallet1Settings,
    { ...wallet1, privateKey: '-----BEGIN PRIVATE KEY-----MIGH' },
    ['error key-not-readable privateKey: no key that can be read, a private key with its markers only'],
  ],
  [
    'names of files',
    wallet1Settings,
    { ...wallet1, certificate: 'merchant.pem', privateKey: './keys/merchant.key' },
    [
      'warning file-name certificate: the name of a file, what stands in it expected',
      'warning file-name privateKey: the name of a file, what stands in it expected',
    ],
  ],
  [
    'a tab in a certificate',
    wallet1Settings,
    { ...wallet1, certificate: `${wallet1.certificate}\t` },
    [
      `warning control-character certificate: a control character at character ${wallet1.certificate.length + 1}, printable text`,
    ],
  ],
  [
    'no processing key',
    wallet1Settings,
    { merchantIdentifier: 'merchant.test.example' },
    ['info processing-key-left-out processingPrivateKey: missing, payments take the virtual flow'],
  ],
  [
    'another environment',
    wallet2Settings,
    { ...wallet2, environment: 'test' },
    ['error allowed-value environment: "test", only TEST or PRODUCTION'],
  ],
  [
    'a network in another case, and a sixth',
    wallet2Settings,
    { ...wallet2, supportedNetworks: ['visa', 'ELO'] },
    [
      'error allowed-value supportedNetworks[0]: "visa", only AMEX, DISCOVER, JCB, MASTERCARD or VISA',
      'error allowed-value supportedNetworks[1]: "ELO", only AMEX, DISCOVER, JCB, MASTERCARD or VISA',
    ],
  ],
  [
    'both methods',
    wallet2Settings,
    { ...wallet2, allowedAuthMethod: ['PAN_ONLY', 'CRYPTOGRAM_3DS'] },
    ['error one-auth-method allowedAuthMethod: a list, one of PAN_ONLY and CRYPTOGRAM_3DS, as text'],
  ],
  [
    'PAN_ONLY',
    wallet2Settings,
    { ...wallet2, allowedAuthMethod: 'PAN_ONLY' },
    [
      'info three-d-secure-duty allowedAuthMethod: PAN_ONLY, the acquirer that processes the payment answers for 3-D Secure',
    ],
  ],
  [
    '\\n in a key',
    wallet2Settings,
    { ...wallet2, privateKey: processingKey.replaceAll('\n', '\\n') },
    ['warning key-literal-line-breaks privateKey: line breaks written as \\n, no backslash is a part of a key'],
  ],
  [
    'the service as the gateway, without a key',
    wallet2Settings,
    { merchantIdentifier: 'a', gatewayMerchantId: 'a', gateway: 'b' },
    ['info decryption-key-left-out privateKey: missing, payments take the virtual flow'],
  ],
  [
    'no word of the gateway, without a key',
    wallet2Settings,
    { environment: 'TEST' },
    [
      'info decryption-key-left-out privateKey: missing, the payment provider is the gateway, or payments take the virtual flow',
    ],
  ],
  [
    'a gateway without its identifier',
    wallet2Settings,
    { ...wallet2, gatewayMerchantId: undefined },
    ['warning gateway-pair gatewayMerchantId: missing, expected with gateway'],
  ],
  [
    'a word that goes on after a file’s ending',
    wallet2Settings,
    { ...wallet2, privateKey: 'merchant.keys' },
    ['error key-not-readable privateKey: no key that can be read, a private key with its markers only'],
  ],
  [
    'two keys',
    wallet2Settings,
    { ...wallet2, privateKey: line + line },
    ['error key-not-readable privateKey: more than one private key, one only'],
  ],
  [
    'a label for a key',
    wallet2Settings,
    { ...wallet2, Environment: 'TEST' },
    ['warning unknown-entry Environment: an unknown entry, passed on unchecked'],
  ],
];

test.each(CASES)('%s', (_, resource, settings, lines) => {
  const findings = check(resource, settings);
  expect(findings.map(({ severity, rule, message }) => `${severity} ${rule} ${message}`)).toEqual(lines);
});

test('a code that is certainly meant is a fix', () => {
  expect(check(wallet2Settings, { ...wallet2, supportedNetworks: ['visa'] })).toMatchObject([
    { fix: { value: 'VISA' } },
  ]);
  expect(check(wallet1Settings, { ...wallet1, merchantCapabilities: ['supports3ds'] })).toMatchObject([
    { fix: { value: 'supports3DS' } },
  ]);
  expect(check(wallet2Settings, { ...wallet2, 'Gateway Merchant ID': 'x' })).toMatchObject([
    { fix: { name: 'gatewayMerchantId' } },
  ]);
});

const texts = fc.constantFrom<unknown>(
  ...[line, processingKey, bodyOf(processingKey), wallet1.certificate, wallet1.privateKey, processingKey.slice(9, 99)],
  ...[
    '',
    'PAN_ONLY',
    'visa',
    '<KEY>',
    'a.pem',
    '-----BEGIN ',
    '\\n',
    0,
    null,
    true,
    [],
    {},
    ['VISA', 1, ''],
    undefined,
  ],
);

test.each(RESOURCES)('$kind: schema and rows agree, and no finding shows a text of the settings', (resource) => {
  const names = Object.keys(resource.tables[0]?.rows ?? {});
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names, 'unknown'), texts), (settings) => {
      const findings = check(resource, settings);
      const issues = v.safeParse(resource.schema, settings).issues ?? [];
      // This rule says what a list is instead, so that the row doesn't.
      const ofRows = findings.filter(({ rule }) => rule in rowRules || rule === 'one-auth-method');
      const places = ofRows.filter(({ severity }) => severity === 'error').map(({ path }) => path.join('.'));
      expect(issues.map((issue) => v.getDotPath(issue) ?? '').sort()).toEqual(places.sort());
      expect(JSON.stringify([findings, issues])).not.toMatch(/[A-Za-z0-9+/]{40}/);
    }),
    { numRuns: 1000 },
  );
});
