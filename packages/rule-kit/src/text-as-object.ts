import type { Found } from './finding.ts';
import type { Rule } from './rule.ts';

export const textAsObject: Rule = {
  id: 'text-as-object',
  concern: 'values',
  section: '4 Endpoints',
  basis: 'stated',
  summary: 'A JSON text in an entry is sent as the text, not as the object that it says.',
  accepts: [{ value: { brand: 'wallet2', 'parameters[paymentToken]': '{"protocolVersion":"ECv2"}' } }],
  rejects: [{ value: { brand: 'wallet2', 'parameters[paymentToken]': { protocolVersion: 'ECv2' } } }],
};

/** What is found of an object that stands where its JSON text has to. */
export const TEXT_AS_OBJECT: Found = {
  path: [],
  found: 'an object',
  allowed: 'its JSON text only',
  hint: 'Put the text there as it was given, byte for byte: an object written out again may be another text.',
};
