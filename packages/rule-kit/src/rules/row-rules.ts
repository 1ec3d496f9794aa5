import { defineRules } from './rule.ts';

const FIELDS = '2 Resources and their fields';
const SHARED = { section: '2.2 Card parameter sets', basis: 'stated' } as const;

/** The rules about what a row requires: schemas refuse the same. */
export const schemaRules = defineRules(SHARED, {
  'type-code': {},
  'value-type': { section: FIELDS, uncertainSeverity: 'warning' },
  'string-length': { section: '8 Limits' },
  'string-format': { section: FIELDS },
  'allowed-value': {},
  required: {},
});

/** The rules about what is questionable: only `check` has them. */
export const checkRules = defineRules(
  { ...SHARED, basis: 'inferred' },
  {
    'given-value': {},
    'empty-string': {},
    'expected-format': {},
    'control-character': {},
    'unknown-field': { section: FIELDS, marks: 'name' },
  },
);

/** The rules that apply to every row of every table. */
export const rowRules = { ...schemaRules, ...checkRules };

export type RowRuleId = keyof typeof rowRules;
