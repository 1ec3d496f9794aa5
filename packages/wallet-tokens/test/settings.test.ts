import { check, type Finding, formatPath, type Resource, tableSchema, verify } from '@pg/rule-kit';
import { rowRules } from '@pg/rule-kit/internal';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  hashPublicKey,
  wallet1SettingsResource,
  wallet1SettingsTable,
  wallet1TokenResource,
  wallet2SettingsResource,
  wallet2SettingsTable,
  wallet2TokenResource,
} from '../src/index.ts';
import { bodyOf, makeCertificate, makeEcKey, makeRsaKey, NOW, pemOf } from './make-keys.ts';

afterEach(() => vi.unstubAllGlobals());

test('the keys of a settings file are the panel’s labels in camelCase', () => {
  expect(wallet1SettingsTable.labels).toMatchObject({
    country: 'Country',
    processingPrivateKey: 'Processing Private Key',
  });
  expect(wallet2SettingsTable.labels).toMatchObject({
    gatewayMerchantId: 'Gateway Merchant ID',
    includeAdditionalParametersToToken: 'Include Additional Parameters to Token',
  });
  for (const { rows, labels } of [wallet1SettingsTable, wallet2SettingsTable])
    expect(Object.keys(rows)).toEqual(Object.keys(labels));
});

test.each(['Gateway Merchant ID', 'gateway_merchant_id', 'GatewayMerchantId', 'environment'])(
  'distinctiveName matches the label of a wallet2 setting written as %s',
  (name) => {
    expect(wallet2SettingsResource.distinctiveName?.test(name)).toBe(true);
    expect(wallet1SettingsResource.distinctiveName?.test(name)).toBe(false);
    expect(wallet2SettingsResource.distinctiveName?.test(`my ${name}`)).toBe(false);
  },
);

test('a setting under its label is checked by all rules, and its name is shown', () => {
  const settings = { 'Processing Private Key': 'xx', merchant_identifier: 'com.x', 'Supported Networks': 'visa' };
  const found = check(wallet1SettingsResource, settings).map(({ severity, message }) => `${severity}: ${message}`);
  expect(found).toEqual([
    'warning: Processing Private Key should be spelled processingPrivateKey',
    'warning: merchant_identifier should be spelled merchantIdentifier',
    'warning: Supported Networks should be spelled supportedNetworks',
    'error: merchant_identifier must start with "merchant."',
    'error: Processing Private Key must be a private key in PEM, but cannot be read as one',
    'error: Supported Networks must be an array, but is a string',
  ]);
  expect(check(wallet1SettingsResource, settings)[4]?.path).toEqual(['Processing Private Key']);
});

const uid = 'merchant.test.example';
const rsaKey = makeRsaKey();
const ecKey = makeEcKey();
const processingKey = pemOf(ecKey, 'sec1');
const line = `-----BEGIN EC PRIVATE KEY-----${bodyOf(processingKey)}-----END EC PRIVATE KEY-----`;
const certificate = makeCertificate(rsaKey, { uid });

const wallet1 = {
  merchantIdentifier: uid,
  country: 'Germany',
  shopName: 'Test shop',
  certificate,
  privateKey: pemOf(rsaKey, 'pkcs8'),
  merchantCapabilities: ['supports3DS', 'a future capability'],
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

/** `severity rule path: code` of each finding. */
const codesOf = (findings: readonly Finding[]): string[] =>
  findings.map(({ severity, rule, path, code }) => `${severity} ${rule} ${formatPath(path)}: ${code}`);

test.each<[string, Resource, object]>([
  ['wallet1', wallet1SettingsResource, wallet1],
  ['wallet2', wallet2SettingsResource, wallet2],
  [
    'wallet2, with names of parameters',
    wallet2SettingsResource,
    { ...wallet2, includeAdditionalParametersToToken: ['phone'] },
  ],
])('correct settings of %s have no finding', async (_, resource, settings) => {
  expect(check(resource, settings)).toEqual([]);
  expect(await verify(resource, settings, { now: NOW })).toEqual([]);
  expect(v.is(tableSchema(resource.table), settings)).toBe(true);
});

/** Changed settings of wallet1, and their findings: severity, rule, path and code. */
// biome-ignore format: a table
const IN_WALLET1: [string, object, ...string[]][] = [
  ['no capability', { merchantCapabilities: ['supportsDebit'] }, 'error supports-3ds merchantCapabilities: no-3ds-capability'],
  ['a capability in another case', { merchantCapabilities: ['x', 'supports3ds'] }, 'error supports-3ds merchantCapabilities[1]: misspelled-name'],
  ['networks in one string', { supportedNetworks: 'visa,amex' }, 'error value-type supportedNetworks: comma-separated'],
  ['a key with line breaks', { processingPrivateKey: processingKey }, 'error key-line-breaks processingPrivateKey: space-in-key'],
  ['a key with spaces', { processingPrivateKey: processingKey.replaceAll('\n', ' ') }, 'error key-line-breaks processingPrivateKey: space-in-key'],
  ['a key with \\n', { processingPrivateKey: processingKey.replaceAll('\n', '\\n') }, 'error key-literal-line-breaks processingPrivateKey: literal-line-breaks-in-key'],
  ['a key without markers', { processingPrivateKey: bodyOf(processingKey) }, 'error key-without-markers processingPrivateKey: key-without-markers'],
  ['markers without spaces', { processingPrivateKey: line.replaceAll(' ', '') }, 'error key-without-markers processingPrivateKey: markers-of-other-format'],
  ['markers of another format', { processingPrivateKey: line.replaceAll('EC ', '') }, 'error key-without-markers processingPrivateKey: markers-of-other-format'],
  ['key and certificate swapped', { privateKey: certificate, certificate: line },
    'error certificate-format certificate: certificate-is-private-key',
    'error key-is-certificate privateKey: key-is-certificate'],
  ['a key after the certificate', { certificate: certificate + line }, 'error certificate-format certificate: certificate-with-private-key'],
  ['two certificates', { certificate: certificate + certificate }, 'warning certificate-format certificate: several-certificates'],
  ['a certificate without markers', { certificate: bodyOf(certificate) }, 'warning certificate-format certificate: certificate-without-markers'],
  ['a certificate with \\n', { certificate: certificate.replaceAll('\n', '\\n') }, 'warning certificate-format certificate: literal-line-breaks'],
  ['a key that is cut off', { privateKey: '-----BEGIN PRIVATE KEY-----MIGH' }, 'error key-not-readable privateKey: key-not-readable'],
  ['names of files', { certificate: 'merchant.pem', privateKey: './keys/merchant.p8' },
    'warning file-name certificate: file-name',
    'warning file-name privateKey: file-name'],
  ['base64 of a key', { privateKey: btoa(line) }, 'error key-not-readable privateKey: not-pem'],
  ['base64 of a certificate', { certificate: btoa('-----BEGIN CERTIFICATE-----') }, 'error certificate-format certificate: not-pem'],
  ['text of openssl', { certificate: 'Certificate:\n    Data:', privateKey: 'Private-Key: (256 bit)' }, 'error certificate-format certificate: not-pem', 'error key-not-readable privateKey: not-pem'],
  ['a key and its certificate', { privateKey: pemOf(rsaKey, 'pkcs8') + certificate }, 'warning key-with-certificate privateKey: key-with-certificate'],
  ['a key in quotes', { privateKey: `"${pemOf(rsaKey, 'pkcs8')}"` }, 'warning key-literal-line-breaks privateKey: lost-line-breaks'],
  ['a JWK', { privateKey: '{"kty":"EC","crv":"P-256"}' }, 'error key-not-readable privateKey: not-pem'],
  ['base64 of a PKCS#12 file', { privateKey: 'MIIDMwIBAzCCAu8GCSqGSIb3DQEHAaCCAuAEggLc' }, 'error key-not-readable privateKey: not-pem'],
  ['DER files', { certificate: 'merchant_id.cer', privateKey: 'a.der' }, 'warning file-name certificate: not-pem', 'warning file-name privateKey: not-pem'],
  ['a PKCS#12 file', { certificate: 'id.p12' }, 'warning file-name certificate: not-pem'],
  ['a tab in a certificate', { certificate: `${certificate}\t` }, 'warning control-character certificate: control-character'],
  ['no processing key', { processingPrivateKey: undefined }, 'info processing-key-missing processingPrivateKey: processing-key-missing'],
];

// biome-ignore format: a table
const IN_WALLET2: [string, object, ...string[]][] = [
  ['another environment', { environment: 'test' }, 'error allowed-value environment: wrong-case'],
  ['a network in another case, and a sixth', { supportedNetworks: ['visa', 'OTHER'] },
    'error allowed-value supportedNetworks[0]: wrong-case',
    'error allowed-value supportedNetworks[1]: not-listed'],
  ['both methods', { allowedAuthMethod: ['PAN_ONLY', 'CRYPTOGRAM_3DS'] }, 'error value-type allowedAuthMethod: not-a-listed-string'],
  ['both methods in a string', { allowedAuthMethod: 'PAN_ONLY, CRYPTOGRAM_3DS' }, 'error one-auth-method allowedAuthMethod: several-auth-methods'],
  ['PAN_ONLY', { allowedAuthMethod: 'PAN_ONLY' }, 'info three-d-secure allowedAuthMethod: acquirer-3d-secure'],
  ['\\n in a key', { privateKey: processingKey.replaceAll('\n', '\\n') }, 'warning key-literal-line-breaks privateKey: literal-line-breaks'],
  ['the service as the gateway, without a key', { merchantIdentifier: 'client-1', privateKey: undefined }, 'info decryption-key-missing privateKey: service-key-missing'],
  ['another gateway, without a key', { privateKey: undefined }, 'info decryption-key-missing privateKey: decryption-key-missing'],
  ['a gateway without its identifier', { gatewayMerchantId: undefined }, 'warning gateway-pair gatewayMerchantId: missing-in-pair'],
  ['an identifier without its gateway', { gateway: undefined }, 'warning gateway-pair gateway: missing-in-pair'],
  ['a word that only starts like a file name', { privateKey: 'merchant.keys' }, 'error key-not-readable privateKey: key-not-readable'],
  ['two keys', { privateKey: line + line }, 'error key-not-readable privateKey: several-keys'],
  ['a label instead of a key', { Environment: 'TEST' }, 'warning unknown-field Environment: two-names'],
];

test.each(IN_WALLET1)('settings of wallet1 with %s', (_, changes, ...lines) => {
  expect(codesOf(check(wallet1SettingsResource, { ...wallet1, ...changes }))).toEqual(lines);
});

test.each(IN_WALLET2)('settings of wallet2 with %s', (_, changes, ...lines) => {
  expect(codesOf(check(wallet2SettingsResource, { ...wallet2, ...changes }))).toEqual(lines);
});

test.each<[Resource, object, object]>([
  [wallet2SettingsResource, { supportedNetworks: ['visa'] }, { value: 'VISA' }],
  [wallet1SettingsResource, { merchantCapabilities: ['supports3ds'] }, { value: 'supports3DS' }],
  [wallet2SettingsResource, { 'Gateway Merchant ID': 'x' }, { name: 'gatewayMerchantId' }],
])('%#: a certain misspelling has a fix', (resource, settings, fix) => {
  expect(check(resource, settings)).toContainEqual(expect.objectContaining({ fix }));
});

describe('verify', () => {
  const [empty, other] = ['MAswBKACMAAwAAMBAA==', makeRsaKey()];
  // biome-ignore format: a table
  test.each<[string, object, ...string[]]>([
    ['no certificate', { certificate: undefined }],
    ['placeholders', { certificate: '<CERTIFICATE>', processingPrivateKey: '<KEY>' }],
    ['a string that is not a key', { processingPrivateKey: 'text' }],
    ['names of files', { certificate: 'a.pem', privateKey: 'a.key' }],
    ['a key of another pair', { privateKey: pemOf(other, 'pkcs8') }, 'error key-of-certificate privateKey: key-of-other-certificate'],
    ['another merchant’s identifier', { merchantIdentifier: 'merchant.other.example' }, 'error certificate-uid certificate: certificate-of-other-merchant'],
    ['an identifier that merchant-prefix reports', { merchantIdentifier: 'test.example' }],
    ['a certificate without UID', { certificate: makeCertificate(rsaKey) }, 'error certificate-uid certificate: certificate-of-other-merchant'],
    ['the processing certificate and its key', { certificate: makeCertificate(ecKey, { uid }), privateKey: pemOf(ecKey, 'sec1') }, 'error certificate-key certificate: certificate-key-not-rsa'],
    ['the processing certificate and the other key', { certificate: makeCertificate(ecKey, { uid }) }, 'error certificate-key certificate: certificate-key-not-rsa'],
    ['an empty certificate', { certificate: empty }, 'error certificate-format certificate: certificate-not-readable'],
    ['an RSA key for tokens', { processingPrivateKey: pemOf(rsaKey, 'pkcs8') }, 'error key-curve processingPrivateKey: rsa-key-for-tokens'],
    ['a key on another curve', { processingPrivateKey: pemOf(makeEcKey('P-384'), 'sec1') }, 'error key-curve processingPrivateKey: other-curve-for-tokens'],
  ])('settings of wallet1 with %s', async (_, changes, ...lines) => {
    const settings = { ...wallet1, ...changes };
    const found = await verify(wallet1SettingsResource, settings, { now: NOW });
    expect(codesOf(found)).toEqual([...codesOf(check(wallet1SettingsResource, settings)), ...lines]);
  });

  test.each([
    [`${uid.slice(0, 12)}0${uid.slice(13)}`, ' from character 13 on'],
    [`${uid}.`, ` from character ${uid.length + 1} on`],
    [uid.slice(0, -1), ` from character ${uid.length} on`],
  ])('the certificate differs from merchantIdentifier %s%s', async (merchantIdentifier, where) => {
    const found = await verify(wallet1SettingsResource, { ...wallet1, merchantIdentifier }, { now: NOW });
    expect(found.map(({ message }) => message)).toContain(
      `certificate must belong to merchantIdentifier, but has another user ID (UID)${where}`,
    );
  });

  const brief = makeCertificate(rsaKey, { uid, notBefore: new Date(NOW), notAfter: new Date(NOW + 1000) });
  test.each<[number, ...string[]]>([
    [NOW - 1, 'warning certificate-period certificate: certificate-not-yet-valid'],
    [NOW],
    [NOW + 1000],
    [NOW + 1001, 'warning certificate-period certificate: certificate-expired'],
  ])('a certificate at %d', async (now, ...lines) => {
    const settings = { certificate: brief };
    const found = await verify(wallet1SettingsResource, settings, { now });
    expect(codesOf(found)).toEqual([...codesOf(check(wallet1SettingsResource, settings)), ...lines]);
  });

  test.each([
    [`${uid.slice(0, 12)}0${uid.slice(13)}`, ' from character 13 on'],
    [`${uid}.`, ` from character ${uid.length + 1} on`],
    [uid.slice(0, -1), ` from character ${uid.length} on`],
  ])('the certificate differs from merchantIdentifier %s%s', async (merchantIdentifier, where) => {
    const found = await verify(wallet1SettingsResource, { ...wallet1, merchantIdentifier }, { now: NOW });
    expect(found.map(({ message }) => message)).toContain(
      `certificate must belong to merchantIdentifier, but has another user ID (UID)${where}`,
    );
  });

  test('key-curve: an RSA key in the settings of wallet2', async () => {
    expect(codesOf(await verify(wallet2SettingsResource, { privateKey: pemOf(rsaKey, 'pkcs1') }))).toEqual([
      'error key-curve privateKey: rsa-key-for-tokens',
    ]);
  });

  // Browsers have Web Crypto on https pages only.
  test.each([
    ['the settings of wallet1', () => verify(wallet1SettingsResource, wallet1, { now: NOW })],
    ['the settings of wallet2', () => verify(wallet2SettingsResource, wallet2)],
    ['the hash of a key', () => hashPublicKey(processingKey)],
  ])('rejects without Web Crypto: %s', async (_, run) => {
    vi.stubGlobal('crypto', {});
    await expect(run()).rejects.toThrow('Web Crypto is missing');
  });
});

// biome-ignore format: a list
const values = fc.constantFrom<unknown>(
  line, processingKey, bodyOf(processingKey), certificate, wallet1.privateKey, processingKey.slice(9, 99),
  '', 'PAN_ONLY', 'visa', '<KEY>', 'a.pem', '-----BEGIN ', '\\n', 0, null, true, [], {}, ['VISA', 1, ''], undefined,
);

test.each([wallet1SettingsResource, wallet2SettingsResource])(
  '$kind: the schema has an issue at each error of the row rules, and no finding shows a value',
  (resource) => {
    const names = Object.keys(resource.table.rows);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names, 'unknown'), values), (settings) => {
        const findings = check(resource, settings);
        const issues = v.safeParse(tableSchema(resource.table), settings).issues ?? [];
        // one-auth-method replaces the finding of the row about an array. A schema does not look behind a wrong type.
        const ofRows = findings.filter(
          ({ rule, path: [name = '', item] }) =>
            (rule in rowRules || rule === 'one-auth-method') && (item === undefined || Array.isArray(settings[name])),
        );
        const errors = ofRows.filter(({ severity }) => severity === 'error').map(({ path }) => path.join('.'));
        expect(issues.map((issue) => v.getDotPath(issue) ?? '').sort()).toEqual(errors.sort());
        expect(JSON.stringify([findings, issues])).not.toMatch(/[A-Za-z0-9+/]{40}/);
      }),
      { numRuns: 1000 },
    );
  },
);

test.each<[string, Resource, object, string]>([
  [
    'the type of an array setting',
    wallet2SettingsResource,
    { privateKey: '<KEY>', supportedNetworks: 'VISA' },
    'value-type safety error',
  ],
  [
    'the type of a string setting',
    wallet2SettingsResource,
    { privateKey: '<KEY>', gateway: 1, gatewayMerchantId: '1' },
    'value-type safety error',
  ],
  [
    'a network',
    wallet2SettingsResource,
    { privateKey: '<KEY>', supportedNetworks: ['OTHER'] },
    'allowed-value stated error',
  ],
  [
    'an environment',
    wallet2SettingsResource,
    { privateKey: '<KEY>', environment: 'OTHER' },
    'allowed-value stated error',
  ],
  [
    'a string in a token',
    wallet2TokenResource,
    { protocolVersion: 'ECv1', signature: 'MA', signedMessage: {} },
    'json-as-object published error',
  ],
])('the basis and severity of %s', (_, resource, payload, expected) => {
  const found = check(resource, payload).map(({ rule, basis, severity }) => `${rule} ${basis} ${severity}`);
  expect(found).toContain(expected);
});

test('the message of given-value names the wallet as the source of a published list', () => {
  const token = { paymentData: { data: '' }, paymentMethod: { type: 'other' } };
  const given = check(wallet1TokenResource, token).find(({ rule }) => rule === 'given-value');
  expect(given?.message).toMatch(/^paymentMethod.type should be one of debit, .*; no other value is published$/);
});

test('an array with a hole is not a list of capabilities', () => {
  const findings = check(wallet1SettingsResource, { merchantCapabilities: new Array(1) });
  expect(findings.map(({ rule }) => rule)).toContain('value-type');
});
