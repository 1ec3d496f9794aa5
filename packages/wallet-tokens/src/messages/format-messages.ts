import type { Messages } from '@pg/rule-kit';

/** What the formats of a token's strings report. */
export const formatMessages = {
  'lost-plus': {
    message:
      '{field} lost its + signs (spaces in {values:value}): the token was put into the form without URL encoding',
    hint: 'Build the form with URLSearchParams, which writes + as %2B.',
  },
  'percent-encoded-value': {
    message: '{field} is still percent-encoded (in {values:value}): the token was URL-encoded twice',
    hint: 'URL-encode the token once. URLSearchParams does that for you.',
  },
  'missing-escape': {
    message: '{field} ends with u003d (in {values:value}): the escape \\u003d lost its backslash',
    hint: 'Send the token exactly as the wallet gave it.',
  },
  'escaped-padding': {
    message: '{field} ends with \\u003d instead of = (in {values:value}): the token was escaped twice',
    hint: 'Send the token exactly as the wallet gave it.',
  },
  base64url: {
    message: '{field} must be standard base64 with + and /, but has - or _ (in {values:value})',
    hint: 'Replace - with + and _ with /, or send the token exactly as the wallet gave it.',
  },
  'masked-value': {
    message: '{field} is masked or shortened, as in a log',
    hint: 'Use a token that did not pass through a log.',
  },
  'line-break-in-base64': {
    message: '{field} must be base64 on one line, but has {lines:line}, as in an e-mail',
    hint: 'Remove the line breaks.',
  },
  'space-in-base64': {
    message: '{field} must be base64, but has a space at character {at}',
    hint: 'Send the token exactly as the wallet gave it.',
  },
  'backslash-in-base64': {
    message: '{field} must be base64, but has a backslash at character {at}: it was escaped twice',
    hint: 'Send the token exactly as the wallet gave it.',
  },
  'not-base64': '{field} must be base64, but has another character at position {at}',
  'early-padding': '{field} must be base64 with = only at the end, but has = at character {at}',
  'incomplete-base64': {
    message: '{field} must be complete base64, but is cut off ({length:character})',
    hint: 'Send the token exactly as the wallet gave it.',
  },
  'lost-padding': {
    message: '{field} lost the = at its end, or is cut off (in {values:value})',
    hint: 'Send the token exactly as the wallet gave it.',
  },
  'hex-not-base64': '{field} must be base64, but is hexadecimal',
  'wrong-number-of-bytes': '{field} must be base64 of {exact:byte}, but has {bytes}',
  'too-few-bytes': '{field} must be base64 of at least {min:byte}, but has {bytes}',
  'not-a-point': '{field} must be an uncompressed point on the curve P-256',
  'point-off-curve': {
    message: '{field} must be a point on the curve P-256, but is beside it: it was edited',
    hint: 'Send the token exactly as the wallet gave it.',
  },
  'not-a-public-key': '{field} must be a public key on the curve P-256 (SPKI), but is not a public key',
  'rsa-public-key': '{field} must be a public key on the curve P-256 (SPKI), but is an RSA key',
  'public-key-curve': '{field} must be a public key on the curve P-256 (SPKI), but is on another curve',
  'public-key-length': '{field} must be a public key on the curve P-256 of {exact:byte}, but has {bytes}',
  'not-a-cms-signature': '{field} must be a signature in the format CMS SignedData',
  'not-an-ecdsa-signature': '{field} must be an ECDSA signature on the curve P-256, in DER',
  'not-hex': '{field} must be hexadecimal digits, but has another character at position {at}',
  'base64-not-hex': '{field} must be hexadecimal, but is base64',
  'wrong-number-of-hex-digits': '{field} must be exactly {exact} hexadecimal digits, but has {length}',
  'not-milliseconds': '{field} must be a string of {exact} digits: milliseconds since 1970',
  'wrong-number-of-milliseconds':
    '{field} must be a string of {exact} digits (milliseconds since 1970), but has {length}',
} as const satisfies Messages;
