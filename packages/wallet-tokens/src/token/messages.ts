import type { Messages } from '@pg/rule-kit';
import { WALLETS, type WalletName } from '../names.ts';

/** The hint of everything inside a token: an edited token loses its signature. */
export const AS_GIVEN = 'Send the token exactly as the wallet gave it.';
const WHOLE = 'Send the whole token: a log, a database column or a form input may have cut it.';

/** What is wrong with one string of a token: its format, or damage on its way. */
export const formatMessages = {
  'masked-value': '{field} is masked or shortened, as in a log',
  'line-break-in-base64': '{field} must be base64 on one line, but has {lines:line}, as in an e-mail',
  'not-base64': '{field} must be base64, but character {at} is not a base64 character',
  'incomplete-base64': '{field} must be complete base64, but is cut off ({length:character})',
  'hex-not-base64': '{field} must be base64, but is hexadecimal',
  'wrong-number-of-bytes': '{field} must be base64 of {exact:byte}, but has {bytes}',
  'too-few-bytes': '{field} must be base64 of at least {min:byte}, but has {bytes}',
  'not-a-point': '{field} must be an uncompressed point on the curve P-256',
  'not-a-public-key': '{field} must be a public key on the curve P-256 (SPKI)',
  'not-a-cms-signature': '{field} must be a CMS signature (SignedData), but is cut off, edited or something else',
  'not-an-ecdsa-signature': '{field} must be a P-256 ECDSA signature in DER',
  'not-hex': '{field} must be hexadecimal digits, but character {at} is not one',
  'wrong-number-of-hex-digits': '{field} must be exactly {exact} hexadecimal digits, but has {length}',
  'not-milliseconds': '{field} must be a string of {exact} digits: milliseconds since 1970',
  base64url: '{field} must be standard base64 with + and /, but has - or _{values? (in # values)}',
  'lost-padding': '{field} lost the = at its end, or is cut off{values? (in # values)}',
  'lost-plus': {
    message:
      '{field} lost its + signs{values? (spaces in # values)}: the token was put into the form without URL encoding',
    hint: 'URL-encode the token, so that + is %2B: URLSearchParams, http_build_query and curl --data-urlencode do that.',
  },
  'missing-escape': '{field} ends with u003d instead of \\u003d{values? (in # values)}: a backslash was lost',
  'escaped-padding': '{field} ends with \\u003d instead of ={values? (in # values)}: the token was JSON-escaped twice',
  'percent-encoded-value': {
    message: '{field} is still percent-encoded{values? (in # values)}: the token was URL-encoded twice',
    hint: 'URL-encode the form once.',
  },
} as const satisfies Messages;

/** The names of the wallets in messages. A live service has other names. */
const walletNames = Object.fromEntries(WALLETS.map((name) => [`name:${name}`, name])) as {
  readonly [TName in WalletName as `name:${TName}`]: TName;
};

/** The messages about tokens. */
export const tokenMessages = {
  ...walletNames,
  ...formatMessages,
  'empty-token': {
    message: '{field} is empty',
    hint: 'Send all that the wallet gave. If it was a simulator, use a real device: simulators give no payment data.',
  },
  'token-cut-off': { message: '{field} is cut off before its end', hint: WHOLE },
  'token-cut-off-inside': { message: 'the token is cut off inside {field}', hint: WHOLE },
  'token-line-break': {
    message: 'the token has a line break inside {field}, as in an e-mail',
    hint: AS_GIVEN,
  },
  'token-not-json': { message: '{field} is not valid JSON: it was changed after the wallet gave it', hint: AS_GIVEN },
  'duplicate-token-field': { message: '{field} appears twice in the token; only the last one is read', hint: AS_GIVEN },
  'decrypted-card-data': { message: '{field} is decrypted card data, which must not be sent', hint: AS_GIVEN },
  'example-token': {
    message: '{field} is the example token of a test gateway, not a real one',
    hint: 'In the request to the wallet, put the gateway name of this service in place of "example".',
  },
  'masked-token': { message: '{field} is masked, as in a log', hint: 'Use a token that did not pass through a log.' },
  'simulator-token': {
    message: '{field} is empty, as in the tokens of a simulator',
    hint: 'If the token is from a simulator, use a real device.',
  },
  'missing-backslashes': { message: 'the token lost the backslashes of the JSON text in {word}', hint: AS_GIVEN },
  'token-in-field': {
    message: 'the token must be sent alone, but is inside {field}',
    hint: 'Send the content of that field only.',
  },
  'part-around-token': {
    message:
      'the token must be sent alone or inside the whole PaymentData of API version 2, but is inside another object',
    hint: 'Send the string token that is in tokenizationData or paymentMethodToken.',
  },
  'not-a-token': '{field} must be a {expected} token, but has none of its fields',
  'other-wallet': {
    message: 'the token is a {actual} token, but brand {expected} needs a {expected} token',
    hint: 'Send this token with brand {actual}, or send a {expected} token.',
  },
  'token-as-base64': {
    message: '{field} must be the JSON that the wallet gave, but is {encoding} of it',
    hint: 'Decode it, and send the JSON string.',
  },
  'printed-object': {
    message: '{field} must be the JSON that the wallet gave, but is what {language} prints for an object',
    hint: "Send the token as JSON text, as the wallet's library gave it: {example}.",
  },
  'no-token': {
    message: '{field} is "{word}", which code writes if the token is missing',
    hint: 'Look where the code reads the token: it is payment.token of {wallet1:name}, or tokenizationData.token of {wallet2:name}.',
  },
  'other-string': '{field} must be the JSON that the wallet gave, but is another string',
  'token-encoded-twice': {
    message: '{field} is JSON-encoded twice',
    hint: 'Encode it as JSON once less: the token is a string already.',
  },
  'percent-encoded-token': {
    message: '{field} must be the JSON that the wallet gave, but is percent-encoded',
    hint: 'Decode it. In a form, URL-encode it once.',
  },
  'part-of-token': {
    message: '{field} must be whole, but is only {part} of a {actual} token',
    hint: 'Send all of it: for {wallet1:name} the JSON of payment.token, for {wallet2:name} the string tokenizationData.token.',
  },
  'bare-payment-data':
    '{field} is only the content of paymentData; the interface document shows the object around it too',
  'explicit-curve': '{field} should name its curve P-256, but has the parameters of the curve',
  'nested-json-string': {
    message: '{field} must be an object, but is a JSON string',
    hint: 'Encode the whole token as JSON once, and nothing inside it.',
  },
  'transaction-id-length': '{field} should have {exact} hexadecimal digits, but has {length}',
  'other-transaction-id':
    '{field} differs from header.transactionId: parts of two tokens were mixed, or one was edited',
  'other-digest': {
    message: "{field} does not match this token's data: parts of two tokens were mixed, or one was edited",
    hint: AS_GIVEN,
  },
  'other-version-key': '{field} must not be in an {version} token: it is for {owner}',
  'no-signature': '{field} must have at least 1 signature, but is empty',
  'signing-only': {
    message: '{field} must be ECv1 or ECv2; tokens of ECv2SigningOnly are not for payments',
    hint: 'Get a token for a payment from the wallet.',
  },
  'ecv2-field': '{field} must not be in an ECv1 token: it is for ECv2',
  'not-a-token-field':
    '{field} is not a field of a {wallet2:name} token: the token was changed after the wallet gave it',
  'rewritten-token': {
    message: '{field} has = where the wallet writes \\u003d: the token was parsed and written again',
    hint: 'Send the token exactly as the wallet gave it: writing it again breaks its signature.',
  },
  'wrong-api-version': {
    message: '{field} must be the number {version}',
    hint: 'Send the string tokenizationData.token alone, or get PaymentData with apiVersion 2 from the wallet.',
  },
  'whole-payment-data':
    '{field} is the whole PaymentData; the interface document asks for the token in it, but its sample sends all of it',
  'expiration-as-number': '{field} is a number: the token was parsed and written again. The wallet gives a string',
  'expiration-in-seconds': '{field} must be in milliseconds (13 digits), but is in seconds (10 digits)',
} as const satisfies Messages;
