import type { Messages } from '@pg/rule-kit';

/** The messages of the rules of a sale. */
// biome-ignore format: a table
export const messages = {
  'method-as-brand': { message: '{field} must be {brands}; "card" is a checkout method', hint: 'For cards, create a checkout session. The brand of the test connector is vcard.' },
  'session-credential': '{field} is for session requests; a sale should have client_key instead',
  'token-missing': { message: '{field} is missing; a sale with brand {brand} must have it', hint: 'Send the token as the wallet gave it. If you don’t get one, use a checkout session instead.' },
  'expected-for-brand': { message: '{field} is missing; a sale with brand {brand} should have it', hint: 'Ask your account manager for its values: the document does not show them.' },
  'field-of-other-brand': { message: '{field} should be sent only with brand {brands}, but brand is {brand}', hint: 'Change the brand, or remove this field.' },
  'missing-for-brand': '{field} is missing; the merchant profile requires it for brand {brand}',
  'empty-for-brand': '{field} must not be empty: the merchant profile requires it for brand {brand}',
  'token-name': '{field} {must} be named parameters[paymentToken]',
  'token-in-object': '{field} {must} not be an object: the token’s field in a form is called parameters[paymentToken]',
  'token-in-parts': { message: '{field} {must} be inside the JSON string parameters[paymentToken]', hint: 'Encode the token as JSON before you build the form: it is one field.' },
  'half-pair': { message: '{field} has half of an emoji or similar character (a lone surrogate), which UTF-8 cannot encode', hint: 'Cut the string between characters, not inside an emoji.' },
  'not-ipv4': '{field} must be an IPv4 address like 192.0.2.1',
  'ipv4-with-port': { message: '{field} must be an IPv4 address like 192.0.2.1, but has a port', hint: 'Remove the port.' },
  'ipv4-in-ipv6': { message: '{field} must be an IPv4 address, but is an IPv4-mapped IPv6 address', hint: 'Remove the leading ::ffff:.' },
  'is-ipv6': '{field} must be an IPv4 address like 192.0.2.1, but is an IPv6 address',
  'several-addresses': { message: '{field} must be one IPv4 address, but is a list', hint: 'Send the payer’s address only, usually the first of X-Forwarded-For.' },
  'leading-zeros': { message: '{field} must be an IPv4 address without leading zeros in its numbers', hint: 'Remove the leading zeros.' },
} as const satisfies Messages;
