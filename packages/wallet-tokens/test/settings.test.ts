import { check, type Finding, formatPath, type PayloadType, tableSchema } from '@pg/rule-kit';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  wallet1SettingsTable,
  wallet1SettingsType,
  wallet1TokenType,
  wallet2SettingsTable,
  wallet2SettingsType,
  wallet2TokenType,
} from '../src/index.ts';
import { bodyOf, makeCertificate, makeEcKey, makeRsaKey, pemOf, publicKeyOf, toPem } from './make-keys.ts';

test("the keys of a settings file are the panel's labels in camelCase", () => {
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
    expect(wallet2SettingsType.distinctiveName?.test(name)).toBe(true);
    expect(wallet1SettingsType.distinctiveName?.test(name)).toBe(false);
    expect(wallet2SettingsType.distinctiveName?.test(`my ${name}`)).toBe(false);
  },
);

test('a setting under its label is checked by all rules, and its name is shown', () => {
  const settings = { 'Processing Private Key': 'xx', merchant_identifier: 'com.x', 'Supported Networks': 'visa' };
  const found = check(wallet1SettingsType, settings).map(({ severity, message }) => `${severity}: ${message}`);
  expect(found).toEqual([
    'warning: Processing Private Key should be spelled processingPrivateKey',
    'warning: merchant_identifier should be spelled merchantIdentifier',
    'warning: Supported Networks should be spelled supportedNetworks',
    'error: merchant_identifier must start with "merchant."',
    'error: Processing Private Key must be a private key in PEM on one line, but cannot be read as one',
    'error: Supported Networks must be an array, but is a string',
  ]);
  expect(check(wallet1SettingsType, settings)[4]?.path).toEqual(['Processing Private Key']);
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

test.each<[string, PayloadType, object]>([
  ['wallet1', wallet1SettingsType, wallet1],
  ['wallet2', wallet2SettingsType, wallet2],
  [
    'wallet2, with names of parameters',
    wallet2SettingsType,
    { ...wallet2, includeAdditionalParametersToToken: ['phone'] },
  ],
])('correct settings of %s have no finding', (_, payloadType, settings) => {
  expect(check(payloadType, settings)).toEqual([]);
  expect(v.is(tableSchema(payloadType.table), settings)).toBe(true);
});

/** Changed settings of wallet1, and their findings: severity, rule, path and code. */
// biome-ignore format: a table
const IN_WALLET1: [string, object, ...string[]][] = [
  ['no capability', { merchantCapabilities: ['supportsDebit'] }, 'error supports-3ds merchantCapabilities: no-3ds-capability'],
  ['a capability in another case', { merchantCapabilities: ['x', 'supports3ds'] }, 'error supports-3ds merchantCapabilities[1]: misspelled-name'],
  ['networks in one string', { supportedNetworks: 'visa,amex' }, 'error value-type supportedNetworks: comma-separated'],
  ['a key with line breaks', { processingPrivateKey: processingKey }, 'error pem-lines processingPrivateKey: not-one-line'],
  ['a key with spaces', { processingPrivateKey: processingKey.replaceAll('\n', ' ') }, 'error pem-lines processingPrivateKey: not-one-line'],
  ['a key with \\n', { processingPrivateKey: processingKey.replaceAll('\n', '\\n') }, 'error pem-lines processingPrivateKey: not-one-line'],
  ['a key without markers', { processingPrivateKey: bodyOf(processingKey) }, 'error pem-markers processingPrivateKey: without-markers'],
  ['markers without spaces', { processingPrivateKey: line.replaceAll(' ', '') }, 'error pem-markers processingPrivateKey: markers-of-other-format'],
  ['markers of another format', { processingPrivateKey: line.replaceAll('EC ', '') }, 'error pem-markers processingPrivateKey: markers-of-other-format'],
  ['key and certificate swapped', { privateKey: certificate, certificate: line },
    'error pem-kind certificate: not-a-certificate',
    'error pem-kind privateKey: not-a-private-key'],
  ['a key after the certificate', { certificate: certificate + line }, 'error pem-extra certificate: pem-extra'],
  ['two certificates', { certificate: certificate + certificate }, 'warning pem-extra certificate: pem-extra'],
  ['a certificate without markers', { certificate: bodyOf(certificate) }, 'warning pem-markers certificate: without-markers'],
  ['a certificate with \\n', { certificate: certificate.replaceAll('\n', '\\n') }, 'warning pem-lines certificate: literal-line-breaks'],
  ['a key that is cut off', { privateKey: '-----BEGIN PRIVATE KEY-----MIGH' }, 'error pem-kind privateKey: not-readable'],
  ['names of files', { certificate: 'merchant.pem', privateKey: './keys/merchant.p8' },
    'warning pem-kind certificate: file-name',
    'warning pem-kind privateKey: file-name'],
  ['base64 of a key', { privateKey: btoa(line) }, 'error pem-kind privateKey: not-readable'],
  ['base64 of a certificate', { certificate: btoa('-----BEGIN CERTIFICATE-----') }, 'error pem-kind certificate: not-readable'],
  ['text of openssl', { certificate: 'Certificate:\n    Data:', privateKey: 'Private-Key: (256 bit)' }, 'error pem-kind certificate: not-readable', 'error pem-kind privateKey: not-readable'],
  ['a key and its certificate', { privateKey: pemOf(rsaKey, 'pkcs8') + certificate }, 'warning pem-extra privateKey: pem-extra'],
  ['a key in quotes', { privateKey: `"${pemOf(rsaKey, 'pkcs8')}"` }, 'warning pem-lines privateKey: lost-line-breaks'],
  ['a JWK', { privateKey: '{"kty":"EC","crv":"P-256"}' }, 'error pem-kind privateKey: not-readable'],
  ['base64 of a PKCS#12 file', { privateKey: 'MIIDMwIBAzCCAu8GCSqGSIb3DQEHAaCCAuAEggLc' }, 'error pem-kind privateKey: not-readable'],
  ['a certificate request', { certificate: toPem('CERTIFICATE REQUEST', Buffer.from('300e3007020100300030003000030100', 'hex')) }, 'error pem-kind certificate: not-a-certificate'],
  ['an encrypted key', { privateKey: String(rsaKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' })) }, 'warning pem-kind privateKey: key-encrypted'],
  ['a public key', { processingPrivateKey: toPem('PUBLIC KEY', publicKeyOf(ecKey)) }, 'error pem-kind processingPrivateKey: not-a-private-key'],
  ['attributes around a key', { processingPrivateKey: `Bag Attributes\n${line}`, privateKey: `Bag Attributes\n${pemOf(rsaKey, 'pkcs8')}` }, 'error pem-extra processingPrivateKey: pem-extra'],
  ['an empty certificate', { certificate: 'MAswBKACMAAwAAMBAA==' }, 'error pem-kind certificate: not-readable'],
  ['a key of another pair', { privateKey: pemOf(makeRsaKey(), 'pkcs8') }, 'error key-of-certificate privateKey: key-of-other-certificate'],
  ['a key of another kind', { privateKey: processingKey }, 'error key-of-certificate privateKey: key-of-other-certificate'],
  ["another merchant's identifier", { merchantIdentifier: 'merchant.other.example' }, 'error certificate-uid certificate: certificate-of-other-merchant'],
  ['an identifier without its prefix', { merchantIdentifier: 'test.example' }, 'error merchant-prefix merchantIdentifier: merchant-prefix'],
  ['a certificate without UID', { certificate: makeCertificate(rsaKey) }, 'error certificate-uid certificate: certificate-of-other-merchant'],
  ['the processing certificate and its key', { certificate: makeCertificate(ecKey, { uid }), privateKey: processingKey }, 'error certificate-key certificate: certificate-key-not-rsa'],
  ['the processing certificate and the other key', { certificate: makeCertificate(ecKey, { uid }) }, 'error certificate-key certificate: certificate-key-not-rsa'],
  ['an RSA key for tokens', { processingPrivateKey: pemOf(rsaKey, 'pkcs8') }, 'error key-curve processingPrivateKey: not-p256'],
  ['a key on another curve', { processingPrivateKey: pemOf(makeEcKey('P-384'), 'sec1') }, 'error key-curve processingPrivateKey: not-p256'],
  ['DER files', { certificate: 'merchant_id.cer', privateKey: 'a.der' }, 'warning pem-kind certificate: file-name', 'warning pem-kind privateKey: file-name'],
  ['a PKCS#12 file', { certificate: 'id.p12' }, 'warning pem-kind certificate: file-name'],
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
  ['\\n in a key', { privateKey: processingKey.replaceAll('\n', '\\n') }, 'warning pem-lines privateKey: literal-line-breaks'],
  ['the service as the gateway, without a key', { merchantIdentifier: 'client-1', privateKey: undefined }, 'info decryption-key-missing privateKey: service-key-missing'],
  ['another gateway, without a key', { privateKey: undefined }, 'info decryption-key-missing privateKey: decryption-key-missing'],
  ['a gateway without its identifier', { gatewayMerchantId: undefined }, 'warning gateway-pair gatewayMerchantId: missing-in-pair'],
  ['an identifier without its gateway', { gateway: undefined }, 'warning gateway-pair gateway: missing-in-pair'],
  ['a word that only starts like a file name', { privateKey: 'merchant.keys' }, 'error pem-kind privateKey: not-readable'],
  ['two keys', { privateKey: line + line }, 'error pem-extra privateKey: pem-extra'],
  ['a label instead of a key', { Environment: 'TEST' }, 'warning unknown-field Environment: two-names'],
];

test.each(IN_WALLET1)('settings of wallet1 with %s', (_, changes, ...lines) => {
  expect(codesOf(check(wallet1SettingsType, { ...wallet1, ...changes }))).toEqual(lines);
});

test.each(IN_WALLET2)('settings of wallet2 with %s', (_, changes, ...lines) => {
  expect(codesOf(check(wallet2SettingsType, { ...wallet2, ...changes }))).toEqual(lines);
});

test.each<[PayloadType, object, object]>([
  [wallet2SettingsType, { supportedNetworks: ['visa'] }, { value: 'VISA' }],
  [wallet1SettingsType, { merchantCapabilities: ['supports3ds'] }, { value: 'supports3DS' }],
  [wallet2SettingsType, { 'Gateway Merchant ID': 'x' }, { name: 'gatewayMerchantId' }],
])('%#: a certain misspelling has a fix', (payloadType, settings, fix) => {
  expect(check(payloadType, settings)).toContainEqual(expect.objectContaining({ fix }));
});

test.each([
  [`${uid.slice(0, 12)}0${uid.slice(13)}`, ' from character 13 on'],
  [`${uid}.`, ` from character ${uid.length + 1} on`],
  [uid.slice(0, -1), ` from character ${uid.length} on`],
])('the certificate differs from merchantIdentifier %s%s', (merchantIdentifier, where) => {
  expect(check(wallet1SettingsType, { ...wallet1, merchantIdentifier }).map(({ message }) => message)).toEqual([
    `certificate must belong to merchantIdentifier, but has another user ID (UID)${where}`,
  ]);
});

test('key-curve: an RSA key in the settings of wallet2', () => {
  expect(codesOf(check(wallet2SettingsType, { privateKey: pemOf(rsaKey, 'pkcs1') }))).toEqual([
    'error key-curve privateKey: not-p256',
  ]);
});

// biome-ignore format: a table
test.each<[object, string]>([
  [{ processingPrivateKey: processingKey + processingKey }, 'processingPrivateKey must be the private key only, but has another private key as well'],
  [{ processingPrivateKey: line + certificate }, 'processingPrivateKey must be the private key only, but has a certificate as well'],
  [{ processingPrivateKey: `x${line}` }, 'processingPrivateKey must be the private key only, but has other text as well'],
  [{ certificate: certificate + certificate }, 'certificate should be the merchant identity certificate only, but has another certificate as well'],
  [{ certificate: certificate + line }, 'certificate must be the merchant identity certificate only, but has a private key as well'],
  [{ processingPrivateKey: certificate }, 'processingPrivateKey must be a private key, but is a certificate'],
  [{ certificate: line }, 'certificate must be a certificate in PEM, but is a private key'],
  [{ processingPrivateKey: pemOf(rsaKey, 'pkcs1') }, 'processingPrivateKey must be an EC key on the curve P-256, but is an RSA key'],
])('%#: %s', (changes, message) => {
  expect(check(wallet1SettingsType, { ...wallet1, ...changes })).toMatchObject([{ message }]);
});

// biome-ignore format: a table
test.each<[string, PayloadType, object, string]>([
  ['the type of an array setting', wallet2SettingsType, { privateKey: '<KEY>', supportedNetworks: 'VISA' }, 'value-type safety error'],
  ['the type of a string setting', wallet2SettingsType, { privateKey: '<KEY>', gateway: 1, gatewayMerchantId: '1' }, 'value-type safety error'],
  ['a network', wallet2SettingsType, { privateKey: '<KEY>', supportedNetworks: ['OTHER'] }, 'allowed-value stated error'],
  ['an environment', wallet2SettingsType, { privateKey: '<KEY>', environment: 'OTHER' }, 'allowed-value stated error'],
  ['a string in a token', wallet2TokenType, { protocolVersion: 'ECv1', signature: 'MA', signedMessage: {} }, 'json-as-object published error'],
])('the basis and severity of %s', (_, payloadType, payload, expected) => {
  const found = check(payloadType, payload).map(({ rule, basis, severity }) => `${rule} ${basis} ${severity}`);
  expect(found).toContain(expected);
});

test('the message of given-value names the wallet as the source of a published list', () => {
  const token = { paymentData: { data: '' }, paymentMethod: { type: 'other' } };
  const given = check(wallet1TokenType, token).find(({ rule }) => rule === 'given-value');
  expect(given?.message).toMatch(/^paymentMethod.type should be one of debit, .*; no other value is published$/);
});

test('an array with a hole is not a list of capabilities', () => {
  const findings = check(wallet1SettingsType, { merchantCapabilities: new Array(1) });
  expect(findings.map(({ rule }) => rule)).toContain('value-type');
});
