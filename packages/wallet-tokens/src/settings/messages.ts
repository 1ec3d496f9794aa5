import type { Messages } from '@pg/rule-kit';

/** The messages of the rules of wallet settings, including keys and certificates. */
export const settingsMessages = {
  'file-name': {
    message: "{field} should be the file's content, but is a file name",
    hint: 'Put the content of the file here, as {wanted}. openssl converts files in other formats to PEM.',
  },
  'not-readable': {
    message: '{field} must be {wanted}, but cannot be read as one',
    hint: 'Copy it again, from -----BEGIN to -----END. A file without these lines is not PEM: convert it with openssl.',
  },
  'not-a-private-key': {
    message: '{field} must be a private key, but is {actual}',
    hint: 'Use the private key that was generated together with it.',
  },
  'not-a-certificate': {
    message: '{field} must be a certificate in PEM, but is {actual}',
    hint: 'Put the *.pem file here that the wallet provider issued.',
  },
  'key-encrypted': {
    message: '{field} should not be encrypted: no setting takes its passphrase',
    hint: 'Decrypt it, for example with openssl pkey -in encrypted.key -out plain.key.',
  },
  'pem-extra': {
    message: '{field} {must} be {owner} only, but has {found} as well',
    hint: 'Keep only the part from the BEGIN line to the END line of {owner}.',
  },
  'without-markers': {
    message: '{field} {must} start with its BEGIN line and end with its END line',
    hint: 'Put -----BEGIN {label}----- before it, and -----END {label}----- after it, {how}.',
  },
  'markers-of-other-format': {
    message: '{field} {must} have BEGIN and END lines with the words {label}, the format of its content',
    hint: 'Write {label} in both lines, after BEGIN and after END.',
  },
  'literal-line-breaks': {
    message: '{field} should have real line breaks, but has the two characters \\n',
    hint: 'Write real line breaks. Inside a JSON string, that is a single \\n.',
  },
  'lost-line-breaks': {
    message: '{field} should have the line breaks of its file, which OpenSSL and other programs need',
    hint: 'Copy the whole file again, with its line breaks. Inside a JSON string, each is \\n.',
  },
  'not-one-line': {
    message: '{field} must be one line, but has {found} between -----BEGIN and -----END',
    hint: 'Remove them, but keep the spaces inside -----BEGIN ...----- and -----END ...-----.',
  },
  'not-p256': '{field} must be an EC key on the curve P-256, but is {actual}',
  'certificate-key-not-rsa': {
    message: '{field} must be a certificate with an RSA key',
    hint: 'If this is the payment processing certificate, put the merchant identity certificate here instead.',
  },
  'certificate-of-other-merchant':
    '{field} must belong to {other}, but has another user ID (UID){at? from character # on}',
  'key-of-other-certificate': {
    message: '{field} must be the private key of Certificate, but belongs to another one',
    hint: 'Use the *.key file that was generated together with the *.csr file of this certificate.',
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
  'example-gateway':
    '{field} is "example", which is for tests of the wallet: in PRODUCTION, send the name of your gateway',
  'missing-in-pair': '{field} is missing: send it together with {other}',
  'several-auth-methods': {
    message: '{field} must be {allowed}, but has several',
    hint: "Write one of them. Only the request to the wallet's client has several.",
  },
  'acquirer-3d-secure': {
    message: '{field} is PAN_ONLY, so the acquirer is responsible for 3-D Secure',
    hint: 'Ask your acquirer whether it runs 3-D Secure for these payments.',
  },
} as const satisfies Messages;
