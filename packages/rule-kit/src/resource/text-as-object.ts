import type { Found } from '../findings/finding.ts';
import type { Rule, RuleDocs } from './rule.ts';

export const textAsObject: Rule = {
  id: 'text-as-object',
  concern: 'values',
  section: '4 Endpoints',
  basis: 'stated',
};

export const docs: RuleDocs = {
  summary: 'A JSON text in an entry is sent as the text, not as the object that it says.',
  accepts: [{ value: { brand: 'wallet2', 'parameters[paymentToken]': '{"protocolVersion":"ECv2"}' } }],
  rejects: [{ value: { brand: 'wallet2', 'parameters[paymentToken]': { protocolVersion: 'ECv2' } } }],
};

/** What is found of an object that stands where its JSON text has to. */
export const TEXT_AS_OBJECT: Found = {
  path: [],
  code: 'wrong-type',
  params: { type: 'object', expected: 'json-text' },
  hint: 'send-text',
};
