import { defineRules } from './rule.ts';

const FIELDS = '2 Resources and their fields';

/** The rules that apply to every row of every table. */
export const rowRules = defineRules(
  { section: '2.2 Card parameter sets', basis: 'stated' },
  {
    'type-code': {},
    'value-type': { section: FIELDS, uncertainSeverity: 'warning' },
    'string-length': { section: '8 Limits' },
    'string-format': { section: FIELDS },
    'allowed-value': {},
    'given-value': { basis: 'inferred' },
    required: {},
    'empty-string': { basis: 'inferred' },
    'expected-format': { basis: 'inferred' },
    'control-character': { basis: 'inferred' },
    'unknown-field': { section: FIELDS, basis: 'inferred', marks: 'name' },
  },
);

export type RowRuleId = keyof typeof rowRules;
