import type { Messages } from '@pg/rule-kit';
import { AS_GIVEN, UNMASKED } from './hints.ts';

/** The messages of the formats of a token's strings. */
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
} as const satisfies Messages;
