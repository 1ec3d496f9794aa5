import type { Violation } from '../findings/finding.ts';
import type { Rule, RuleDocs } from './rule.ts';

export const jsonAsObject: Rule = {
  id: 'json-as-object',
  concern: 'values',
  section: '4 Endpoints',
  basis: 'stated',
};

export const docs: RuleDocs = {
  summary: 'JSON in a field is sent as a string, not as an object.',
  accepts: [{ value: { brand: 'wallet2', 'parameters[paymentToken]': '{"protocolVersion":"ECv2"}' } }],
  rejects: [{ value: { brand: 'wallet2', 'parameters[paymentToken]': { protocolVersion: 'ECv2' } } }],
};

/** The violation of an object that should be a JSON string. */
export const JSON_AS_OBJECT: Violation = { rule: jsonAsObject, path: [], code: 'object-not-json' };
