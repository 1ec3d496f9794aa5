import type { RuleMeta } from '../findings/finding.ts';

const SECTION = '2.2 Card parameter sets';

/** The rules that apply to every row of every table. */
export const rowRules: Record<RowRuleId, RuleMeta> = {
  'type-code': { id: 'type-code', concern: 'values', section: SECTION, basis: 'stated' },
  'value-type': { id: 'value-type', concern: 'values', section: '2 Resources and their fields', basis: 'stated' },
  'text-length': { id: 'text-length', concern: 'values', section: '8 Limits', basis: 'stated' },
  'text-format': { id: 'text-format', concern: 'values', section: '2 Resources and their fields', basis: 'stated' },
  'allowed-value': { id: 'allowed-value', concern: 'values', section: SECTION, basis: 'stated' },
  'given-value': { id: 'given-value', concern: 'values', section: SECTION, basis: 'inferred' },
  required: { id: 'required', concern: 'entries', section: SECTION, basis: 'stated' },
  'empty-text': { id: 'empty-text', concern: 'values', section: SECTION, basis: 'inferred' },
  'control-character': { id: 'control-character', concern: 'values', section: SECTION, basis: 'inferred' },
  'unknown-entry': {
    id: 'unknown-entry',
    concern: 'names',
    section: '2 Resources and their fields',
    basis: 'inferred',
    marks: 'name',
  },
};

/** The identifiers of the rules that apply to every row. */
export type RowRuleId =
  | 'type-code'
  | 'value-type'
  | 'text-length'
  | 'text-format'
  | 'allowed-value'
  | 'given-value'
  | 'required'
  | 'empty-text'
  | 'control-character'
  | 'unknown-entry';
