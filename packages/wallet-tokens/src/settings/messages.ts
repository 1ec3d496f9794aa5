import type { Messages } from '@pg/rule-kit';

/** The messages of the rules of wallet settings, including keys and certificates. */
export const settingsMessages = {
  'file-name': {
    message: "{field} should be the file's content, but is a file name",
    hint: 'Put the content of the file here, for processingPrivateKey without its line breaks.',
  },
  'not-pem': {
    message: '{field} {must} be PEM, but is {form}',
    hint: 'To make PEM of it, {command}, and put what it prints here.',
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
    hint: 'Remove each \\n.',
  },
  'several-keys': '{field} must be one private key, but has more than one',
  'key-not-readable': {
    message: '{field} must be a private key in PEM, but cannot be read as one',
    hint: 'Copy the whole file again, from -----BEGIN to the end of the last line.',
  },
  'rsa-key-for-tokens': '{field} must be an EC key on the curve P-256, but is an RSA key',
  'other-curve-for-tokens': '{field} must be an EC key on the curve P-256, but is on another curve',
  'broken-key-for-tokens': '{field} must be an EC key on the curve P-256, but is damaged',
  'certificate-key-not-rsa': {
    message: '{field} must be a certificate with an RSA key',
    hint: 'If this is the payment processing certificate, put the merchant identity certificate here instead.',
  },
  'certificate-not-yet-valid': '{field} is not valid yet',
  'certificate-expired': {
    message: '{field} has expired',
    hint: "Create a new merchant identity certificate in the wallet provider's developer account.",
  },
  'certificate-of-other-merchant':
    '{field} must belong to {other}, but has another user ID (UID){at? from character # on}',
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
    hint: 'Keep only the part from the BEGIN to the END marker of the private key.',
  },
  'key-with-certificate': {
    message: '{field} should be the private key only, but has a certificate as well',
    hint: 'Keep only the part from the BEGIN to the END marker of the private key.',
  },
  'space-in-key': {
    message: '{field} must be one line, but has spaces or line breaks between -----BEGIN and -----END',
    hint: 'Remove the spaces and line breaks between the two markers, but not those inside the markers.',
  },
  'key-without-markers': {
    message: '{field} must be the whole key, from its -----BEGIN to its -----END part, as in the key file',
    hint: 'Put -----BEGIN {label}----- before the key, and -----END {label}----- after it.',
  },
  'markers-of-other-format': {
    message: '{field} {must} have markers with the words {label}, the format of this key',
    hint: 'Write {label} in both markers, after BEGIN and after END.',
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
    message: '{field} must be {allowed}, but has several',
    hint: "Write one of them. Only the request to the wallet's client has several.",
  },
  'acquirer-3d-secure': {
    message: '{field} is PAN_ONLY, so the acquirer is responsible for 3-D Secure',
    hint: 'Ask your acquirer whether it runs 3-D Secure for these payments.',
  },
} as const satisfies Messages;
