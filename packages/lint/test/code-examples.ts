import { type LintOptions, loadReader } from '../src/index.ts';

const readMarkdown = await loadReader.markdown();

const SESSION = { kind: 'session-request' };
const SALE = { kind: 'sale-form', syntax: 'form' } as const;
const WALLET2 = { kind: 'wallet2-token' };
const MARKDOWN = { readPayloads: readMarkdown };
const NAMES = { ...SESSION, names: { wallet1: 'first', wallet2: 'second' } };
const CARD = { kind: 'card-params' };
const JSON_TYPE = 'Content-Type: application/json';
const CREDENTIALS = '{"merchant_key":"key","methods":["card"]}';
const POST = 'POST /api/v1/session HTTP/1.1';
const ITEMS = '0,'.repeat(99_999);
const MANY_FIELDS = Array.from({ length: 10_000 }, (_, i) => `n${i}=1`).join('&');
const LEVELS = '['.repeat(99);
const OFF_CURVE = `BA${'Q'.repeat(85)}=`;

/** For codes that no rule's example has: a text with a finding of the code, and a similar text without one. */
export const codeExamples: readonly (readonly [code: string, wrong: string, correct: string, options?: LintOptions])[] =
  [
    ['unmapped-value', '{"methods":["applepay"]}', '{"methods":["wallet1"]}', SESSION],
    ['country-uk', '{"shipping":{"country":"UK"}}', '{"shipping":{"country":"GB"}}', CARD],
    ['not-for-browsers', '{"success_url":"data:text/html,a"}', '{"success_url":"https://data.example/a"}', SESSION],
    ['not-a-web-url', '{"success_url":"https://.."}', '{"success_url":"https://a.example"}', SESSION],
    ['two-schemes', '{"success_url":"https://https://a.example"}', '{"success_url":"https://a.example"}', SESSION],
    [
      'character-in-url',
      '{"success_url":"https://a.example/<id>"}',
      '{"success_url":"https://a.example/%3Cid"}',
      SESSION,
    ],
    ['percent-in-url', '{"success_url":"https://a.example/%zz"}', '{"success_url":"https://a.example/%2F"}', SESSION],
    ['zeros-before-amount', '{"order":{"amount":"010.00"}}', '{"order":{"amount":"0.00"}}', SESSION],
    [
      'misspelled-value',
      '{"supportedNetworks":["AMEXX"]}',
      '{"supportedNetworks":["AMEX"]}',
      { kind: 'wallet2-settings' },
    ],
    ['listed-as-number', '{"bnrg_installm_plan":3}', '{"bnrg_installm_plan":"03"}', CARD],
    ['two-names', '{"Descriptor":"a","DESCRIPTOR":"b"}', '{"descriptor":"a"}', CARD],
    ['two-tokens', 'brand=wallet2&paymentToken=a&payment_token=b', 'brand=wallet2&parameters[paymentToken]=a', SALE],
    ['stringified', '"{\\"order\\":{}}"', '{"order":{}}', SESSION],
    ['comma-separated', '{"methods":"card,naps"}', '{"methods":["card","naps"]}', SESSION],
    ['array-as-object', '{"methods":{"0":"card"}}', '{"methods":["card"]}', SESSION],
    ['control-character', '{"descriptor":"a\\u0001"}', '{"descriptor":"a\\u00e9"}', CARD],
    ['half-character', '{"descriptor":"\\ud83d"}', '{"descriptor":"\\ud83d\\ude00"}', CARD],
    ['object-as-string', '{"descriptor":"[object Object]"}', '{"descriptor":"[object]"}', CARD],
    ['truncated', '{"descriptor":"a"', '{"descriptor":"a"}', CARD],
    ['line-break-in-string', '{"descriptor":"a\n"}', '{"descriptor":"a"\n}', CARD],
    ['control-in-string', '{"descriptor":"a\u0001"}', '{"descriptor":"a\\u0001"}', CARD],
    ['unknown-escape', '{"descriptor":"\\x"}', '{"descriptor":"\\\\x"}', CARD],
    ['no-json', '', '{}', CARD],
    ['byte-order-mark', '\uFEFF{"descriptor":"a"}', '{"descriptor":"\uFEFF"}', CARD],
    ['code-fence', '```json\n{"descriptor":"a"}\n```', '{"descriptor":"```"}', CARD],
    ['quote-in-string', '{"descriptor":"a"b"}', '{"descriptor":"a\\"b"}', CARD],
    ['quoted-json', '\'{"descriptor":"a"}\'', '{"descriptor":"\'a\'"}', CARD],
    ['object-dump', 'Array\n(\n    [descriptor] => a\n)', '{"descriptor":"Array ( )"}', CARD],
    ['comment', '{"descriptor":"a"} // b', '{"descriptor":"a // b"}', CARD],
    ['typographic-quote', '{“descriptor”:"a"}', '{"descriptor":"“a”"}', CARD],
    ['unicode-space', '{\u00a0"descriptor":"a"}', '{"descriptor":"\u00a0a"}', CARD],
    ['html-entity', '{&quot;descriptor&quot;:"a"}', '{"descriptor":"&quot;"}', CARD],
    ['unquoted-name', '{descriptor:"a"}', '{"descriptor":"a"}', CARD],
    ['javascript-word', '{"descriptor":undefined}', '{"descriptor":"undefined"}', CARD],
    ['python-word', '{"descriptor":None}', '{"descriptor":null}', CARD],
    ['capital-letters', '{"descriptor":TRUE}', '{"descriptor":"TRUE"}', CARD],
    ['missing-comma', '{"descriptor":"a" "b":1}', '{"descriptor":"a","b":1}', CARD],
    ['empty-form', '', 'action=SALE', SALE],
    ['no-form', 'hello world', 'hello=world', SALE],
    ['json-as-form', '{"action":"SALE&a="}', 'action=SALE&a={}', SALE],
    ['form-encoded-twice', 'action%3DSALE%26brand%3Dnaps', 'action=SALE%26brand%3Dnaps', SALE],
    ['html-escaped', 'action=SALE&amp;brand=naps', 'action=SALE&brand=naps', SALE],
    ['line-break-in-form', 'action=SALE&\nbrand=naps', 'action=SALE&brand=%0Anaps', SALE],
    ['charset', 'order_description=%E9', 'order_description=%C3%A9', SALE],
    ['unicode-escape', 'order_description=%u00e9', 'order_description=%25u00e9', SALE],
    ['ipv4-in-ipv6', 'payer_ip=::ffff:192.0.2.1', 'payer_ip=192.0.2.1', SALE],
    ['several-addresses', 'payer_ip=192.0.2.1, 192.0.2.2', 'payer_ip=192.0.2.1', SALE],
    [
      'url-too-long',
      `{"success_url":"https://a.example/${'a'.repeat(3000)}"}`,
      '{"success_url":"https://a.example/a"}',
      SESSION,
    ],
    [
      'session-as-form',
      'merchant_key=key&operation=purchase',
      '{"merchant_key":"key","operation":"purchase"}',
      SESSION,
    ],
    [
      'sale-as-json',
      `curl https://a.example/post-va -d '{"action":"SALE","brand":"naps"}'`,
      '{"action":"SALE","brand":"naps"}',
    ],
    [
      'sent-as-other-type',
      `${POST}\nContent-Type: text/plain\n\n${CREDENTIALS}`,
      `${POST}\n${JSON_TYPE}\n\n${CREDENTIALS}`,
    ],
    ['sent-without-type', `${POST}\n\n${CREDENTIALS}`, `${POST}\n${JSON_TYPE}\n\n${CREDENTIALS}`],
    [
      'sent-as-multipart',
      'curl https://a.example/post-va -F action=SALE -F brand=naps',
      'curl https://a.example/post-va -d action=SALE -d brand=naps',
    ],
    [
      'sale-sent-as-json',
      `curl https://a.example/post-va -H '${JSON_TYPE}' -d 'action=SALE&brand=naps'`,
      "curl https://a.example/post-va -d 'action=SALE&brand=naps'",
    ],
    [
      'sale-of-other-type',
      "curl https://a.example/post-va -H 'Content-Type: a/b' -d 'action=SALE&brand=naps'",
      "curl https://a.example/post-va -d 'action=SALE&brand=naps'",
    ],
    [
      'with-variables',
      `curl https://a.example/post-va -d "action=SALE&brand=naps&$REST"`,
      "curl https://a.example/post-va -d 'action=SALE&brand=naps'",
    ],
    [
      'no-payload',
      'curl https://a.example -d @body.json',
      "curl https://a.example/post-va -d 'action=SALE&brand=naps'",
    ],
    ['misspelled-names', '{"Merchant_Key":"key","Methods":["card"]}', CREDENTIALS],
    ['array-of-payloads', '[{"methods":["card"]}]', `[${CREDENTIALS}]`],
    ['no-object', '1', CREDENTIALS],
    [
      'duplicate-token-field',
      'brand=wallet2&parameters[paymentToken]={"signature":"a","signature":"a"}',
      'brand=wallet2&parameters[paymentToken]={"signature":"a"}',
      SALE,
    ],
    ['token-line-break', '{"signature":"MEUC\nAA=="}', '{"signature":"MEUCAA=="}', WALLET2],
    ['other-string', '"a string"', '{"signature":"a string"}', WALLET2],
    ['token-cut-off', '{"signature":"MEUC"', '{"signature":"MEUC"}', WALLET2],
    ['token-cut-off-inside', '{"signature":"MEUC","a":', '{"signature":"MEUC"}', WALLET2],
    ['not-base64', '{"signature":"*"}', '{"signature":"MEUC"}', WALLET2],
    ['incomplete-base64', '{"signature":"MEUCA"}', '{"signature":"MEUCAA=="}', WALLET2],
    ['line-break-in-base64', '{"signature":"ME\\nUC"}', '{"signature":"MEUC"}', WALLET2],
    ['masked-value', '{"signature":"***"}', '{"signature":"MEUC"}', WALLET2],
    ['escaped-padding', '{"signature":"AA\\\\u003d\\\\u003d"}', '{"signature":"AA\\u003d\\u003d"}', WALLET2],
    ['too-many-items', `{"a":[${ITEMS}0,0]}`, `{"a":[${ITEMS}0]}`, CARD],
    ['too-many-fields', `${MANY_FIELDS}&b=2`, MANY_FIELDS, SALE],
    ['missing-name', 'action=SALE&b"c=1', 'action=SALE&parameters[c]=1', SALE],
    [
      'token-in-field',
      '{"data":{"signature":"a","intermediateSigningKey":{},"protocolVersion":"ECv2","signedMessage":"a"}}',
      '{"signature":"a","protocolVersion":"ECv2"}',
      WALLET2,
    ],
    ['misplaced-field', '{"amount":"1.00"}', '{"order":{"amount":"1.00"}}', SESSION],
    ['misplaced-fields', '{"items":[],"payments":[]}', '{"cart":{"items":[],"payments":[]}}', CARD],
    ['misplaced-inside', '{"order":{"hash":"a"}}', '{"order":{},"hash":"a"}', SESSION],
    [
      'fields-of-other-set',
      '{"customer_phone":"1","customer_telnocc":"1","shipping_city":"a","document_type":"cpf","document_number":"1"}',
      '{"customer_phone":"1","customer_telnocc":"1","shipping_city":"a"}',
      CARD,
    ],
    [
      'too-deep',
      `{"a":[${LEVELS}${LEVELS.replaceAll('[', ']')}]}`,
      `{"a":${LEVELS}${LEVELS.replaceAll('[', ']')}}`,
      CARD,
    ],
    ['unknown-kind-name', '```json pg-lint=other\n{}\n```', '```json pg-lint=card-params\n{}\n```', MARKDOWN],
    ['similar-kind-name', '```json pg-lint=card-param\n{}\n```', '```json pg-lint=card-params\n{}\n```', MARKDOWN],
    ['neutral-value', '{"methods":["wallet1"]}', '{"methods":["first"]}', NAMES],
    ['neutral-name', '{"parameters":{"wallet1":{}}}', '{"parameters":{"first":{}}}', NAMES],
    [
      'part-around-token',
      '{"tokenizationData":{"token":"{}"}}',
      '{"paymentMethodData":{"tokenizationData":{"token":"{}"}}}',
      WALLET2,
    ],
    [
      'not-a-point',
      `{"signedMessage":"{\\"ephemeralPublicKey\\":\\"${OFF_CURVE}\\"}"}`,
      '{"signedMessage":"{\\"ephemeralPublicKey\\":\\"MEUC\\"}"}',
      WALLET2,
    ],
    [
      'expiration-in-seconds',
      '{"intermediateSigningKey":{"signedKey":"{\\"keyExpiration\\":\\"1700000000\\"}"}}',
      '{"intermediateSigningKey":{"signedKey":"{\\"keyExpiration\\":\\"1700000000000\\"}"}}',
      WALLET2,
    ],
  ];

/** Codes without an example, by what they need besides a text. The tests of their packages cover them. */
export const codesWithoutText: Readonly<Record<string, readonly string[]>> = {
  'a value that is not JSON': ['date-object', 'not-in-json'],
  'the bytes of a file, the command or its files': [
    'too-large',
    'too-large-for-type',
    'too-many-values',
    'unreadable-file',
    'code-not-read',
    'type-not-read',
    'internal-failure',
    'utf-16',
    'not-utf-8',
    'invalid-yaml',
    'undefined-alias',
    'suppression-expired',
    'suppression-unused',
    'baseline-unused',
    'more-findings',
  ],
  'a request that was received': ['sent-compressed', 'body-too-large'],
  'a key or certificate': [
    'explicit-curve',
    'rsa-key-for-tokens',
    'broken-key-for-tokens',
    'certificate-key-not-rsa',
    'certificate-not-yet-valid',
    'certificate-expired',
    'certificate-of-other-merchant',
    'key-of-other-certificate',
  ],
  'cryptography, a clock or a setting': [
    'other-environment',
    'unreadable-signature',
    'not-signed-data',
    'no-digest',
    'other-digest',
    'token-from-future',
    'old-token',
    'other-processing-key',
    'no-root-signature',
    'no-usable-root-key',
    'no-intermediate-signature',
    'not-proven',
    'key-expired',
  ],
};
