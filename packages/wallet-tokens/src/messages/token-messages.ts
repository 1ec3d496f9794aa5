import type { Messages } from '@pg/rule-kit';
import { AS_GIVEN, UNMASKED, WHOLE } from './hints.ts';

/** The messages of the token rules that need no cryptography. */
export const tokenMessages = {
  'empty-token': {
    message: '{field} is empty',
    hint: 'If the token is from a simulator, use a real device: simulators give no payment data.',
  },
  'token-cut-off': { message: '{field} is cut off before its end', hint: WHOLE },
  'token-cut-off-inside': { message: 'the token is cut off inside {field}', hint: WHOLE },
  'token-line-break': {
    message: 'the token has a line break inside {field}, as in an e-mail',
    hint: 'Remove the line breaks.',
  },
  'token-not-json': { message: '{field} is not valid JSON: it was changed after the wallet gave it', hint: AS_GIVEN },
  'duplicate-token-field': { message: '{field} appears twice in the token; only the last one is read', hint: AS_GIVEN },
  'token-encoded-twice': {
    message: '{field} is JSON-encoded twice',
    hint: 'Call JSON.stringify once less: the token is a string already.',
  },
  'token-as-base64': {
    message: '{field} must be the JSON that the wallet gave, but is base64 of it',
    hint: 'Decode it, and send the JSON string.',
  },
  'percent-encoded-token': {
    message: '{field} must be the JSON that the wallet gave, but is percent-encoded',
    hint: 'Decode it. In a form, URL-encode it once.',
  },
  'printed-object': {
    message: '{field} is what code prints for an object, like [object Object], not its JSON string',
    hint: 'For wallet1, send JSON.stringify(payment.token). For wallet2, send the string tokenizationData.token.',
  },
  'other-string': '{field} must be the JSON that the wallet gave, but is another string',
  'missing-backslashes': { message: "the token's nested JSON lost its backslashes", hint: AS_GIVEN },
  'example-token': {
    message: '{field} is the example token of a test gateway, not a real one',
    hint: 'In the request to the wallet, put the gateway name of this service in place of "example".',
  },
  'masked-token': { message: '{field} is masked, as in a log', hint: UNMASKED },
  'simulator-token': {
    message: '{field} is empty, as in the tokens of a simulator',
    hint: 'If the token is from a simulator, use a real device.',
  },
  'other-wallet': {
    message: 'the token is a {actual} token, but brand {expected} needs a {expected} token',
    hint: 'Send this token with brand {actual}, or send a {expected} token.',
  },
  'token-in-field': {
    message: 'the token must be sent alone, but is inside {field}',
    hint: 'Send the content of that field only.',
  },
  'part-around-token': {
    message: 'the token must be sent alone or inside the whole PaymentData, but only a part of that is around it',
    hint: 'Send the string tokenizationData.token, or the whole PaymentData.',
  },
  'part-of-token': {
    message: '{field} must be whole, but is only {part} of a {actual} token',
    hint: 'Send all of it: for wallet1 the JSON of payment.token, for wallet2 the string tokenizationData.token.',
  },
  'decrypted-card-data': {
    message: '{field} is decrypted card data, which must not be sent',
    hint: 'Remove it, and send the encrypted token that the wallet gave.',
  },
  'not-a-token': '{field} must be a {expected} token, but has none of its fields',
  'rewritten-token': {
    message: '{field} should be exactly what the wallet signed, but = is not escaped: it was parsed and written again',
    hint: 'Send the token exactly as the wallet gave it: writing it again breaks its signature.',
  },
  'bare-payment-data': '{field} is only the content of paymentData; the document shows the object around it too',
  'nested-json-string': {
    message: '{field} must be an object, but is a JSON string',
    hint: 'Encode the whole token as JSON once, and nothing inside it.',
  },
  'other-version-key': '{field} belongs to {owner} tokens, but version is {version}',
  'other-transaction-id': {
    message: '{field} differs from header.transactionId: parts of two tokens were mixed, or one was edited',
    hint: AS_GIVEN,
  },
  'transaction-id-length': '{field} should have {exact} hexadecimal digits, but has {length}',
  'explicit-curve': '{field} should name its curve P-256, but lists the parameters of the curve',
  'whole-payment-data':
    '{field} is the whole PaymentData; the document asks for the token inside it, but its sample sends it whole',
  'wrong-api-version': '{field} must be the number {version}',
  'ecv2-field': '{field} belongs to ECv2 tokens, but protocolVersion is ECv1',
  'not-a-token-field': '{field} is not a field of a wallet2 token',
  'signing-only': '{field} must be ECv1 or ECv2; tokens of ECv2SigningOnly are not for payments',
  'no-signature': '{field} must have at least 1 signature, but is empty',
  'expiration-as-number': {
    message: '{field} must be a string of 13 digits, but is a number',
    hint: 'Send signedKey exactly as the wallet gave it.',
  },
  'expiration-in-seconds': {
    message: '{field} must be in milliseconds (13 digits), but is in seconds (10 digits)',
    hint: 'Send signedKey exactly as the wallet gave it.',
  },
  'auth-methods-missing': '{field} should have both PAN_ONLY and CRYPTOGRAM_3DS',
  'document-name': "{field} is spelled as in the document; the wallet's own API reads {meant}",
} as const satisfies Messages;

/** The codes of the token rules that need no cryptography. */
export type TokenCode = keyof typeof tokenMessages;
