import type { Violation } from '../findings/finding.ts';
import type { Rule } from './rule.ts';

export const jsonAsObject: Rule = {
  id: 'json-as-object',
  concern: 'values',
  section: '4 Endpoints',
  basis: 'stated',
};

/** The violation of an object that should be a JSON string. */
export const JSON_AS_OBJECT: Violation = { rule: jsonAsObject, path: [], code: 'object-not-json' };
