import type { RuleMeta } from '../findings/finding.ts';

const SECTION = '2.2 Card parameter sets';
const FIELDS = '2 Resources and their fields';

/** The rules that apply to every row of every table. */
// biome-ignore format: a table
export const rowRules = {
  'type-code':         { id: 'type-code',         concern: 'values', section: SECTION, basis: 'stated' },
  'value-type':        { id: 'value-type',        concern: 'values', section: FIELDS,  basis: 'stated', uncertainSeverity: 'warning' },
  'string-length':     { id: 'string-length',     concern: 'values', section: '8 Limits', basis: 'stated' },
  'string-format':     { id: 'string-format',     concern: 'values', section: FIELDS,  basis: 'stated' },
  'allowed-value':     { id: 'allowed-value',     concern: 'values', section: SECTION, basis: 'stated' },
  'given-value':       { id: 'given-value',       concern: 'values', section: SECTION, basis: 'inferred' },
  required:            { id: 'required',          concern: 'fields', section: SECTION, basis: 'stated' },
  'empty-string':      { id: 'empty-string',      concern: 'values', section: SECTION, basis: 'inferred' },
  'expected-format':   { id: 'expected-format',   concern: 'values', section: SECTION, basis: 'inferred' },
  'control-character': { id: 'control-character', concern: 'values', section: SECTION, basis: 'inferred' },
  'unknown-field':     { id: 'unknown-field',     concern: 'names',  section: FIELDS,  basis: 'inferred', marks: 'name' },
} as const satisfies Record<string, RuleMeta>;

export type RowRuleId = keyof typeof rowRules;
