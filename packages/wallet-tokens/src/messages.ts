import type { Messages } from '@pg/rule-kit';
import { WALLETS, type WalletName } from './names.ts';

/** Hints of several messages. They don't suggest edits, because an edited token loses its signature. */
export const AS_GIVEN = 'Send the token exactly as the wallet gave it.';
const WHOLE = 'Send the whole token: a log, a database column or a form input may have cut it.';
const UNMASKED = 'Use a token that did not pass through a log.';

/** What is wrong with one string of a token: its format, or damage on its way. */
export const formatMessages = {
  'masked-value': { message: '{field} is masked or shortened, as in a log', hint: UNMASKED },
  'line-break-in-base64': {
    message: '{field} must be base64 on one line, but has {lines:line}, as in an e-mail',
    hint: AS_GIVEN,
  },
  'not-base64': '{field} must be base64, but character {at} is not a base64 character',
  'incomplete-base64': {
    message: '{field} must be complete base64, but is cut off ({length:character})',
    hint: AS_GIVEN,
  },
  'hex-not-base64': '{field} must be base64, but is hexadecimal',
  'wrong-number-of-bytes': '{field} must be base64 of {exact:byte}, but has {bytes}',
  'too-few-bytes': '{field} must be base64 of at least {min:byte}, but has {bytes}',
  'not-a-point': { message: '{field} must be an uncompressed point on the curve P-256', hint: AS_GIVEN },
  'not-a-public-key': { message: '{field} must be a public key on the curve P-256 (SPKI)', hint: AS_GIVEN },
  'not-a-cms-signature': { message: '{field} must be a signature in the format CMS SignedData', hint: AS_GIVEN },
  'not-an-ecdsa-signature': { message: '{field} must be a P-256 ECDSA signature in DER', hint: AS_GIVEN },
  'not-hex': '{field} must be hexadecimal digits, but character {at} is not one',
  'wrong-number-of-hex-digits': '{field} must be exactly {exact} hexadecimal digits, but has {length}',
  'not-milliseconds': '{field} must be a string of {exact} digits: milliseconds since 1970',
  base64url: {
    message: '{field} must be standard base64 with + and /, but has - or _{values? (in # values)}',
    hint: AS_GIVEN,
  },
  'lost-padding': { message: '{field} lost the = at its end, or is cut off{values? (in # values)}', hint: AS_GIVEN },
  'lost-plus': {
    message:
      '{field} lost its + signs{values? (spaces in # values)}: the token was put into the form without URL encoding',
    hint: 'URL-encode the token, so that + is %2B: URLSearchParams, http_build_query and curl --data-urlencode do that.',
  },
  'missing-escape': {
    message: '{field} ends with u003d instead of \\u003d{values? (in # values)}: a backslash was lost',
    hint: AS_GIVEN,
  },
  'escaped-padding': {
    message: '{field} ends with \\u003d instead of ={values? (in # values)}: the token was escaped twice',
    hint: AS_GIVEN,
  },
  'percent-encoded-value': {
    message: '{field} is still percent-encoded{values? (in # values)}: the token was URL-encoded twice',
    hint: 'URL-encode the token once. URLSearchParams does that for you.',
  },
} as const satisfies Messages;

/** What is wrong with a token's text, or with the fields of a token. */
export const tokenMessages = {
  'empty-token': {
    message: '{field} is empty',
    hint: 'If the token is from a simulator, use a real device: simulators give no payment data.',
  },
  'token-cut-off': { message: '{field} is cut off before its end', hint: WHOLE },
  'token-cut-off-inside': { message: 'the token is cut off inside {field}', hint: WHOLE },
  'token-line-break': {
    message: 'the token has a line break inside {field}, as in an e-mail',
    hint: AS_GIVEN,
  },
  'token-not-json': { message: '{field} is not valid JSON: it was changed after the wallet gave it', hint: AS_GIVEN },
  'duplicate-token-field': { message: '{field} appears twice in the token; only the last one is read', hint: AS_GIVEN },
  'decrypted-card-data': {
    message: '{field} is decrypted card data, which must not be sent',
    hint: AS_GIVEN,
  },
  'example-token': {
    message: '{field} is the example token of a test gateway, not a real one',
    hint: 'In the request to the wallet, put the gateway name of this service in place of "example".',
  },
  'masked-token': { message: '{field} is masked, as in a log', hint: UNMASKED },
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
    message: 'the token must be sent alone or inside the whole PaymentData, but only a part of that is around it',
    hint: 'Send the string tokenizationData.token, or the whole PaymentData.',
  },
  'not-a-token': '{field} must be a {expected} token, but has none of its fields',
  'other-wallet': {
    message: 'the token is a {actual} token, but brand {expected} needs a {expected} token',
    hint: 'Send this token with brand {actual}, or send a {expected} token.',
  },
  'token-as-base64': {
    message: '{field} must be the JSON that the wallet gave, but is base64 of it',
    hint: 'Decode it, and send the JSON string.',
  },
  'printed-object': {
    message: '{field} is what code prints for an object, like [object Object], not its JSON string',
    hint: 'For {wallet1:name}, send JSON.stringify(payment.token). For {wallet2:name}, send the string tokenizationData.token.',
  },
  'other-string': '{field} must be the JSON that the wallet gave, but is another string',
  'token-encoded-twice': {
    message: '{field} is JSON-encoded twice',
    hint: 'Call JSON.stringify once less: the token is a string already.',
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
  'explicit-curve': '{field} should name its curve P-256, but lists the parameters of the curve',
  'nested-json-string': {
    message: '{field} must be an object, but is a JSON string',
    hint: 'Encode the whole token as JSON once, and nothing inside it.',
  },
  'transaction-id-length': '{field} should have {exact} hexadecimal digits, but has {length}',
  'other-transaction-id': {
    message: '{field} differs from header.transactionId: parts of two tokens were mixed, or one was edited',
    hint: AS_GIVEN,
  },
  'other-version-key': '{field} must not be in an {version} token: it is for {owner}',
  'no-signature': '{field} must have at least 1 signature, but is empty',
  'signing-only': '{field} must be ECv1 or ECv2; tokens of ECv2SigningOnly are not for payments',
  'ecv2-field': '{field} must not be in an ECv1 token: it is for ECv2',
  'not-a-token-field': {
    message: '{field} is not a field of a {wallet2:name} token: the token was changed after the wallet gave it',
    hint: AS_GIVEN,
  },
  'rewritten-token': {
    message: '{field} should be exactly what the wallet signed, but = is not escaped: it was parsed and written again',
    hint: 'Send the token exactly as the wallet gave it: writing it again breaks its signature.',
  },
  'wrong-api-version': '{field} must be the number {version}',
  'whole-payment-data':
    '{field} is the whole PaymentData; the interface document asks for the token in it, but its sample sends all of it',
  'expiration-as-number': {
    message: '{field} must be a string of 13 digits, but is a number',
    hint: 'Send signedKey exactly as the wallet gave it.',
  },
  'expiration-in-seconds': {
    message: '{field} must be in milliseconds (13 digits), but is in seconds (10 digits)',
    hint: 'Send signedKey exactly as the wallet gave it.',
  },
} as const satisfies Messages;

/** What is wrong with a token, as its signatures, its keys or the clock show. */
export const verificationMessages = {
  'other-environment': {
    message: 'the token was made in {made}, but the settings are for {environment}',
    hint: 'Get a token in {environment}, or change the settings to {made}.',
  },
  'other-processing-key': {
    message: '{field} should be the hash of the Processing Private Key, but is the hash of another key',
    hint: 'If the key was replaced, put the private key of the current processing certificate into the settings.',
  },
  'token-from-future': {
    message: 'the token was signed more than {max:minute} after the current time',
    hint: 'Check the clock of this machine.',
  },
  'old-token': {
    message: 'the token was signed more than {max:second} ago',
    hint: 'Get a new token from the wallet: a token is for one payment.',
  },
  'other-digest': {
    message: "{field} does not match this token's data: parts of two tokens were mixed, or one was edited",
    hint: AS_GIVEN,
  },
  'unreadable-signature': {
    message: '{field} is cut off or edited: it cannot be read as a CMS signature',
    hint: AS_GIVEN,
  },
  'not-signed-data': {
    message: '{field} must be a CMS signature (SignedData), but is another structure',
    hint: AS_GIVEN,
  },
  'no-digest': "{field} should have a digest of the token's data; without it, mixed tokens go unnoticed",
  'key-expired': {
    message: '{field} is in the past: the key that signed this token has expired',
    hint: 'Get a new token from the wallet.',
  },
  'not-proven': {
    message: '{field} is not verified: {needs} is not given',
    hint: 'See "Verify it without a secret" in the README of @pg/wallet-tokens.',
  },
  'no-root-signature': {
    message: '{field} does not verify with any of the given root keys',
    hint: 'Send the token exactly as the wallet gave it. If you do, update the root keys, and for ECv1 check the recipient ID.',
  },
  'no-usable-root-key': {
    message: '{field} cannot be verified: none of the given root keys is an unexpired {version} key',
    hint: "Get the current root keys from the wallet provider, those of the token's environment.",
  },
  'no-intermediate-signature': {
    message: '{field} does not verify with the key in signedKey: the token was edited, or is for another recipient',
    hint: 'Send the token exactly as the wallet gave it, and check the recipient ID.',
  },
} as const satisfies Messages;

/** The messages of the rules of wallet settings, including keys and certificates. */
export const settingsMessages = {
  'file-name': {
    message: "{field} should be the file's content, but is a file name",
    hint: 'Put the content of the file here: the file itself is not checked.',
  },
  'key-encrypted': {
    message: '{field} should not be encrypted: no setting takes its passphrase',
    hint: 'Decrypt it, for example with openssl pkey -in encrypted.key -out plain.key.',
  },
  'key-is-certificate': {
    message: '{field} must be a private key, but is a certificate or a certificate request',
    hint: 'Use the *.key file that was generated together with it.',
  },
  'key-is-public': {
    message: '{field} must be a private key, but is a public key',
    hint: 'Use the *.key file that was generated together with this public key.',
  },
  'literal-line-breaks': {
    message: '{field} should have real line breaks, but has the two characters \\n',
    hint: 'Write real line breaks. Inside a JSON string, that is a single \\n.',
  },
  'lost-line-breaks': {
    message: '{field} should have the line breaks of its file, which OpenSSL and other programs need',
    hint: 'Copy the whole file again, with its line breaks. Inside a JSON string, each is \\n.',
  },
  'literal-line-breaks-in-key': {
    message: '{field} must be one line, but has the two characters \\n',
    hint: 'Remove each \\n. normalizeProcessingKey of @pg/wallet-tokens does it.',
  },
  'several-keys': '{field} must be one private key, but has more than one',
  'key-not-readable': {
    message: '{field} must be a private key in PEM, but cannot be read as one',
    hint: 'Copy the whole file again, from -----BEGIN to the end of the last line.',
  },
  'rsa-key-for-tokens': '{field} must be an EC key on the curve P-256, but is an RSA key',
  'broken-key-for-tokens': '{field} must be a working EC key on the curve P-256',
  'certificate-key-not-rsa': {
    message: '{field} must be a certificate with an RSA key',
    hint: 'If this is the payment processing certificate, put the merchant identity certificate here instead.',
  },
  'certificate-not-yet-valid': '{field} is not valid yet',
  'certificate-expired': {
    message: '{field} has expired',
    hint: "Create a new merchant identity certificate in the wallet provider's developer account.",
  },
  'certificate-of-other-merchant': '{field} must belong to the Merchant Identifier, but has another user ID (UID)',
  'key-of-other-certificate': {
    message: '{field} must be the private key of Certificate, but belongs to another one',
    hint: 'Use the *.key file that was generated together with the *.csr file of this certificate.',
  },
  'certificate-is-private-key': {
    message: '{field} must be a certificate in PEM, but is a private key',
    hint: 'Move the key to Private Key, and put the *.pem file here.',
  },
  'certificate-is-request': {
    message: '{field} must be a certificate in PEM, but is a certificate request (*.csr)',
    hint: "Upload the request to the wallet provider's developer account, and put the *.pem file from there here.",
  },
  'certificate-not-readable': {
    message: '{field} must be a certificate in PEM, but cannot be read as one',
    hint: 'Copy the whole *.pem file again, from -----BEGIN to the end of the last line.',
  },
  'certificate-with-private-key': {
    message: '{field} must be the certificate only, but has a private key as well',
    hint: 'Remove the private key. It belongs in Private Key only.',
  },
  'several-certificates': {
    message: '{field} should be one certificate, but has {count}',
    hint: 'Keep the merchant identity certificate, and remove those of its issuers.',
  },
  'certificate-without-markers': {
    message: '{field} should be the whole certificate, from its -----BEGIN to its -----END line',
    hint: 'Add the lines -----BEGIN CERTIFICATE----- and -----END CERTIFICATE-----.',
  },
  'text-around-key': {
    message: '{field} must be the key only, from -----BEGIN to -----END, but has other text around it',
    hint: 'Remove the other text. normalizeProcessingKey of @pg/wallet-tokens does it.',
  },
  'space-in-key': {
    message: '{field} must be one line, but has spaces or line breaks between -----BEGIN and -----END',
    hint: 'Remove them. normalizeProcessingKey of @pg/wallet-tokens does it.',
  },
  'key-without-markers': {
    message: '{field} must be the whole key, from its -----BEGIN to its -----END part, as in the key file',
    hint: 'Copy the BEGIN and END parts too. normalizeProcessingKey of @pg/wallet-tokens writes the right ones.',
  },
  'merchant-prefix': {
    message: '{field} must start with "merchant."',
    hint: "Copy it from the list of identifiers in the wallet provider's developer account.",
  },
  'processing-key-missing': {
    message: '{field} is missing, so no card details are stored (virtual flow)',
    hint: 'If your payment provider supports card flow, add this key.',
  },
  'no-3ds-capability': '{field} must include supports3DS: the wallet requires it',
  'service-key-missing': {
    message: '{field} is missing, so no card details are stored (virtual flow)',
    hint: 'For card flow, add the key. The service supplies it where the service is the gateway.',
  },
  'decryption-key-missing': {
    message: '{field} is missing, so the payment provider is the gateway, or no card details are stored (virtual flow)',
    hint: 'For card flow, add the key. The service supplies it where the service is the gateway.',
  },
  'example-gateway': '{field} should be a real gateway in PRODUCTION: "example" is for tests of the wallet',
  'missing-in-pair': '{field} is missing, and should be sent together with {other}',
  'several-auth-methods': {
    message: '{field} must be one string, PAN_ONLY or CRYPTOGRAM_3DS, but is both or an array',
    hint: "Write one of them as a string. The request to the wallet's client has both: wallet2ClientRequest makes it.",
  },
  'acquirer-3d-secure': {
    message: '{field} is PAN_ONLY, so the acquirer is responsible for 3-D Secure',
    hint: 'Ask your acquirer whether it runs 3-D Secure for these payments.',
  },
} as const satisfies Messages;

/** The messages of the rules of requests to a wallet's client. */
export const clientRequestMessages = {
  'document-name': "{field} is spelled as in the interface document; the wallet's own API reads {meant}",
  'payment-methods-missing': '{field} should be there: a list of at least one payment method',
  'auth-methods-missing': '{field} should have both PAN_ONLY and CRYPTOGRAM_3DS',
} as const satisfies Messages;

export type VerificationCode = keyof typeof verificationMessages;

/** The names of the wallets in messages. A live service has other names. */
const walletNames = Object.fromEntries(WALLETS.map((name) => [`name:${name}`, name])) as {
  readonly [TName in WalletName as `name:${TName}`]: TName;
};

/** The messages about tokens that need no cryptography: those of a sender. */
export const sentMessages = { ...walletNames, ...formatMessages, ...tokenMessages };

/** All messages about tokens, including those that need cryptography, keys or a clock. */
export const verifiedMessages = { ...sentMessages, ...verificationMessages };

/** The messages about tokens, settings, and requests to a wallet's client. */
export const messages = { ...verifiedMessages, ...settingsMessages, ...clientRequestMessages };

/** The codes of the checks of a sender, which need no cryptography. */
export type SentTokenCode = keyof typeof sentMessages;

/** All codes of a token, including those that need cryptography. */
export type VerifiedTokenCode = keyof typeof verifiedMessages;

/** The codes of the rules of wallet settings. */
export type SettingsCode = keyof typeof settingsMessages;

/** The codes of findings about tokens, settings, and requests to a wallet's client. */
export type WalletTokensCode = keyof typeof messages;
