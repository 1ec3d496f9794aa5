import { defineRules } from '@pg/rule-kit';
import { docsTable } from '../rule-table.ts';

const FACTS = { section: '4 E2 Sale, payment token', basis: 'published' } as const;

/** For damage that has a repair in `repair.ts`. */
const REPAIRABLE = { choices: [{ repair: true }] } as const;

/** Rules of any wallet's token. Those who read or recognize a token apply them. */
export const tokenTextRules = defineRules(FACTS, {
  // The wallets encrypt the card data, so that only the owner of the key can read it.
  'decrypted-data': { marks: 'name' },
  'example-token': {},
  'missing-backslashes': REPAIRABLE,
  'nested-token': { marks: 'name', ...REPAIRABLE },
  'not-a-token': {},
  'other-wallet': { marks: 'name' },
  'token-as-base64': REPAIRABLE,
  'token-as-object-string': {},
  'token-encoded-twice': REPAIRABLE,
  'token-part': {},
});

/** Rules of damage on the way, which changes all values of a token alike. */
export const damageRules = defineRules(
  { ...FACTS, damagesText: true },
  {
    base64url: REPAIRABLE,
    'lost-padding': {},
    'lost-plus': REPAIRABLE,
    'missing-escape': REPAIRABLE,
    'percent-encoded': REPAIRABLE,
  },
);

const UNDAMAGED = ['{"signature":"MEUC+A=="}'];

// biome-ignore format: a table
export const docs = docsTable({
  'decrypted-data': ['The payment token is encrypted: no file or request of this interface has decrypted card data.',
    ['{"data":""}'], ['{"applicationPrimaryAccountNumber":""}', '{"paymentMethodDetails":{"pan":""}}']],
  'example-token': ['The payment token is a real one, not that of a test gateway or a simulator, and not masked.',
    ['{}'], ['examplePaymentMethodToken', '[FILTERED]', '***']],
  'missing-backslashes': ['The JSON strings inside a payment token keep the backslashes before their quotes.',
    ['{"signedMessage":"{\\"tag\\":1}"}'], ['{"signedMessage":"{"tag":1}"}']],
  'nested-token': ['The payment token is sent alone, not inside another object.', ['{}']],
  'not-a-token': ['The payment token has the fields of a token.',
    ['{"version":"EC_v1","protocolVersion":"ECv2"}'], ['{}', '{"name":"value"}']],
  'other-wallet': ['The payment token belongs to the wallet that the brand names.', ['{}']],
  'token-as-base64': ['The payment token is a JSON string, not base64 of it.', ['{}'], ['eyJ2ZXJzaW9uIjoxfQ==']],
  'token-as-object-string': ['The payment token is a JSON string, not what code prints for an object.',
    ['{}'], ['[object Object]', 'PaymentData(version=EC_v1)', 'Array', "{'version': 'EC_v1'}"]],
  'token-encoded-twice': ['The payment token is a JSON string, encoded once.', ['{}'], ['"{}"', '{\\"version\\":1}']],
  'token-part': ['The payment token is complete, not only an object from inside it.',
    ['{"paymentData":{}}', '{"protocolVersion":"ECv2"}'],
    ['{"encryptedMessage":"","tag":""}', '{"publicKeyHash":"","transactionId":""}']],
  base64url: ['Base64 in tokens is the standard one with `+` and `/`, not base64url with `-` and `_`.',
    UNDAMAGED, ['{"signature":"MEUC-A=="}']],
  'lost-padding': ['Base64 keeps the `=` at its end: its length is a multiple of 4.', UNDAMAGED, ['{"signature":"MEUC+A"}']],
  'lost-plus': ['Base64 has no spaces: a `+` that is not encoded in a form is read as a space.',
    UNDAMAGED, ['{"signature":"MEUC A=="}']],
  'missing-escape': ['The wallet writes `=` as the escape `\\u003d`: without its backslash, `u003d` is left.',
    UNDAMAGED, ['{"signature":"MEUC+Au003du003d"}']],
  'percent-encoded': ['A token is URL-encoded once: decoded, it has no `%7B` left.',
    UNDAMAGED, ['{"signature":"MEUC%2BA=="}', '%7B%22signature%22%3A%22MEUC%2BA%3D%3D%22%7D']],
});
