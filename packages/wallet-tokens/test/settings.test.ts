import { check, type Finding, prove, type Resource, rowRules } from '@pg/rule-kit';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { publicKeyHashOf, wallet1Panel, wallet1Settings, wallet2Panel, wallet2Settings } from '../src/index.ts';
import { bodyOf, makeCertificate, makeEcKey, makeRsaKey, NOW, pemOf } from './make-keys.ts';

afterEach(() => vi.unstubAllGlobals());

test('the keys of a settings file follow from the panel’s labels', () => {
  expect(wallet1Panel.labels).toMatchObject({ country: 'Country', processingPrivateKey: 'Processing Private Key' });
  expect(wallet2Panel.labels).toMatchObject({
    gatewayMerchantId: 'Gateway Merchant ID',
    includeAdditionalParametersToToken: 'Include Additional Parameters to Token',
  });
  for (const { rows, labels } of [wallet1Panel, wallet2Panel]) expect(Object.keys(rows)).toEqual(Object.keys(labels));
});

test.each(['Gateway Merchant ID', 'gateway_merchant_id', 'GatewayMerchantId', 'environment'])(
  'a setting of wallet2 is recognised by its label as %s',
  (name) => {
    expect(wallet2Settings.telltale?.test(name)).toBe(true);
    expect(wallet1Settings.telltale?.test(name)).toBe(false);
    expect(wallet2Settings.telltale?.test(`my ${name}`)).toBe(false);
  },
);

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

const words = (findings: readonly Finding[]): string[] =>
  findings.map(({ severity, rule, message }) => `${severity} ${rule} ${message}`);

test.each<[string, Resource, object]>([
  ['wallet1', wallet1Settings, wallet1],
  ['wallet2', wallet2Settings, wallet2],
  ['wallet2, with names of parameters', wallet2Settings, { ...wallet2, includeAdditionalParametersToToken: ['phone'] }],
])('settings of %s that are right have no finding', async (_, resource, settings) => {
  expect(check(resource, settings)).toEqual([]);
  expect(await prove(resource, settings, { now: NOW })).toEqual([]);
  expect(v.is(resource.schema, settings)).toBe(true);
});

/** Changed settings of wallet1, and what is said of them: severity, rule, path, message. */
// biome-ignore format: a table
const IN_WALLET1: [string, object, ...string[]][] = [
  ['no capability', { merchantCapabilities: ['supportsDebit'] }, 'error supports-3ds merchantCapabilities: a list without supports3DS, the wallet needs it'],
  ['a capability in another case', { merchantCapabilities: ['x', 'supports3ds'] }, 'error supports-3ds merchantCapabilities[1]: another spelling, supports3DS is needed'],
  ['networks in one text', { supportedNetworks: 'visa,amex' }, 'error value-type supportedNetworks: a text, an array only'],
  ['a key with line breaks', { processingPrivateKey: processingKey }, 'error key-line-breaks processingPrivateKey: line breaks between the markers, one line without blanks only'],
  ['a key with spaces', { processingPrivateKey: processingKey.replaceAll('\n', ' ') }, 'error key-line-breaks processingPrivateKey: blanks between the markers, one line without blanks only'],
  ['a key with \\n', { processingPrivateKey: processingKey.replaceAll('\n', '\\n') }, 'error key-literal-line-breaks processingPrivateKey: line breaks written as \\n, no backslash is a part of a key'],
  ['a key without markers', { processingPrivateKey: bodyOf(processingKey) }, 'error key-without-markers processingPrivateKey: a key without its markers, BEGIN and END markers expected'],
  ['markers without spaces', { processingPrivateKey: line.replaceAll(' ', '') }, 'error key-without-markers processingPrivateKey: markers that lost their blanks, BEGIN and END markers expected'],
  ['markers of another form', { processingPrivateKey: line.replaceAll('EC ', '') }, 'error key-without-markers processingPrivateKey: the markers of another form of key, the markers name the form'],
  ['keys in each other’s place', { privateKey: certificate, certificate: line },
    'error certificate-form certificate: a private key, a certificate as PEM only',
    'error key-is-certificate privateKey: a certificate, or the request for one, a private key only'],
  ['a key beside its certificate', { certificate: certificate + line }, 'error certificate-form certificate: a private key beside the certificate, a certificate as PEM only'],
  ['two certificates', { certificate: certificate + certificate }, 'warning certificate-form certificate: 2 certificates, a certificate as PEM'],
  ['a certificate without markers', { certificate: bodyOf(certificate) }, 'warning certificate-form certificate: a certificate without its markers, a certificate as PEM'],
  ['a certificate with \\n', { certificate: certificate.replaceAll('\n', '\\n') }, 'warning certificate-form certificate: line breaks written as \\n, a certificate as PEM'],
  ['a key cut off', { privateKey: '-----BEGIN PRIVATE KEY-----MIGH' }, 'error key-not-readable privateKey: no key that can be read, a private key with its markers only'],
  ['names of files', { certificate: 'merchant.pem', privateKey: './keys/merchant.key' },
    'warning file-name certificate: the name of a file, what stands in it expected',
    'warning file-name privateKey: the name of a file, what stands in it expected'],
  ['a tab in a certificate', { certificate: `${certificate}\t` }, `warning control-character certificate: a control character at character ${certificate.length + 1}, printable text`],
  ['no processing key', { processingPrivateKey: undefined }, 'info processing-key-left-out processingPrivateKey: missing, payments take the virtual flow'],
];

// biome-ignore format: a table
const IN_WALLET2: [string, object, ...string[]][] = [
  ['another environment', { environment: 'test' }, 'error allowed-value environment: "test", only TEST or PRODUCTION'],
  ['a network in another case, and a sixth', { supportedNetworks: ['visa', 'ELO'] },
    'error allowed-value supportedNetworks[0]: "visa", only AMEX, DISCOVER, JCB, MASTERCARD or VISA',
    'error allowed-value supportedNetworks[1]: "ELO", only AMEX, DISCOVER, JCB, MASTERCARD or VISA'],
  ['both methods', { allowedAuthMethod: ['PAN_ONLY', 'CRYPTOGRAM_3DS'] }, 'error one-auth-method allowedAuthMethod: a list, one of PAN_ONLY and CRYPTOGRAM_3DS, as text'],
  ['PAN_ONLY', { allowedAuthMethod: 'PAN_ONLY' }, 'info three-d-secure-duty allowedAuthMethod: PAN_ONLY, the acquirer that processes the payment answers for 3-D Secure'],
  ['\\n in a key', { privateKey: processingKey.replaceAll('\n', '\\n') }, 'warning key-literal-line-breaks privateKey: line breaks written as \\n, no backslash is a part of a key'],
  ['the service as the gateway, without a key', { merchantIdentifier: 'client-1', privateKey: undefined }, 'info decryption-key-left-out privateKey: missing, payments take the virtual flow'],
  ['no word of the gateway, without a key', { privateKey: undefined }, 'info decryption-key-left-out privateKey: missing, the payment provider is the gateway, or payments take the virtual flow'],
  ['a gateway without its identifier', { gatewayMerchantId: undefined }, 'warning gateway-pair gatewayMerchantId: missing, expected with gateway'],
  ['an identifier without its gateway', { gateway: undefined }, 'warning gateway-pair gateway: missing, expected with gatewayMerchantId'],
  ['a word that goes on after a file’s ending', { privateKey: 'merchant.keys' }, 'error key-not-readable privateKey: no key that can be read, a private key with its markers only'],
  ['two keys', { privateKey: line + line }, 'error key-not-readable privateKey: more than one private key, one only'],
  ['a label for a key', { Environment: 'TEST' }, 'warning unknown-entry Environment: an unknown entry, passed on unchecked'],
];

test.each(IN_WALLET1)('settings of wallet1 with %s', (_, changes, ...lines) => {
  expect(words(check(wallet1Settings, { ...wallet1, ...changes }))).toEqual(lines);
});

test.each(IN_WALLET2)('settings of wallet2 with %s', (_, changes, ...lines) => {
  expect(words(check(wallet2Settings, { ...wallet2, ...changes }))).toEqual(lines);
});

test.each<[Resource, object, object]>([
  [wallet2Settings, { supportedNetworks: ['visa'] }, { value: 'VISA' }],
  [wallet1Settings, { merchantCapabilities: ['supports3ds'] }, { value: 'supports3DS' }],
  [wallet2Settings, { 'Gateway Merchant ID': 'x' }, { name: 'gatewayMerchantId' }],
])('%#: what is certainly meant is a fix', (resource, settings, fix) => {
  expect(check(resource, settings)).toContainEqual(expect.objectContaining({ fix }));
});

describe('what takes cryptography', () => {
  const [empty, other] = ['MAswBKACMAAwAAMBAA==', makeRsaKey()];
  // biome-ignore format: a table
  test.each<[string, object, ...string[]]>([
    ['no certificate', { certificate: undefined }],
    ['placeholders', { certificate: '<CERTIFICATE>', processingPrivateKey: '<KEY>' }],
    ['a text that is no key', { processingPrivateKey: 'text' }],
    ['names of files', { certificate: 'a.pem', privateKey: 'a.key' }],
    ['a key of another pair', { privateKey: pemOf(other, 'pkcs8') }, 'error key-of-certificate privateKey: the key of another pair, the key of Certificate only'],
    ['another merchant’s identifier', { merchantIdentifier: 'merchant.other.example' }, 'error certificate-uid certificate: a certificate of another merchant identifier, that of Merchant Identifier only'],
    ['no identifier, as merchant-prefix says', { merchantIdentifier: 'test.example' }],
    ['a certificate without UID', { certificate: makeCertificate(rsaKey) }, 'error certificate-uid certificate: a certificate without a UID, that of Merchant Identifier only'],
    ['the processing certificate and its key', { certificate: makeCertificate(ecKey, { uid }), privateKey: pemOf(ecKey, 'sec1') }, 'error certificate-key certificate: a certificate of another kind of key, RSA only'],
    ['the processing certificate and the other key', { certificate: makeCertificate(ecKey, { uid }) }, 'error certificate-key certificate: a certificate of another kind of key, RSA only'],
    ['an empty certificate', { certificate: empty }, 'error certificate-form certificate: no certificate that can be read, a certificate as PEM only'],
    ['an RSA key for tokens', { processingPrivateKey: pemOf(rsaKey, 'pkcs8') }, 'error key-curve processingPrivateKey: an RSA key, an EC key on P-256 only'],
    ['a key on another curve', { processingPrivateKey: pemOf(makeEcKey('P-384'), 'sec1') }, 'error key-curve processingPrivateKey: a key of another kind or curve, an EC key on P-256 only'],
  ])('settings of wallet1 with %s', async (_, changes, ...lines) => {
    expect(words(await prove(wallet1Settings, { ...wallet1, ...changes }, { now: NOW }))).toEqual(lines);
  });

  const brief = makeCertificate(rsaKey, { uid, notBefore: new Date(NOW), notAfter: new Date(NOW + 1000) });
  test.each<[number, ...string[]]>([
    [NOW - 1, 'warning certificate-period certificate: not valid yet, a certificate that is valid now'],
    [NOW],
    [NOW + 1000],
    [NOW + 1001, 'warning certificate-period certificate: expired, a certificate that is valid now'],
  ])('a certificate at %d', async (now, ...lines) => {
    expect(words(await prove(wallet1Settings, { certificate: brief }, { now }))).toEqual(lines);
  });

  test('the key of wallet2 decrypts tokens too', async () => {
    expect(words(await prove(wallet2Settings, { privateKey: pemOf(rsaKey, 'pkcs1') }))).toEqual([
      'error key-curve privateKey: an RSA key, an EC key on P-256 only',
    ]);
  });

  // Browsers have Web Crypto on https pages only.
  test.each([
    ['the settings of wallet1', () => prove(wallet1Settings, wallet1, { now: NOW })],
    ['the settings of wallet2', () => prove(wallet2Settings, wallet2)],
    ['the hash of a key', () => publicKeyHashOf(processingKey)],
  ])('without Web Crypto nothing is said of a good key: %s', async (_, ask) => {
    vi.stubGlobal('crypto', {});
    await expect(ask()).rejects.toThrow('Web Crypto is missing');
  });
});

// biome-ignore format: a list
const texts = fc.constantFrom<unknown>(
  line, processingKey, bodyOf(processingKey), certificate, wallet1.privateKey, processingKey.slice(9, 99),
  '', 'PAN_ONLY', 'visa', '<KEY>', 'a.pem', '-----BEGIN ', '\\n', 0, null, true, [], {}, ['VISA', 1, ''], undefined,
);

test.each([wallet1Settings, wallet2Settings])(
  '$kind: schema and rows agree, and no finding shows a text of the settings',
  (resource) => {
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
  },
);
