import { countCharacters, wrongType } from '@pg/type-codes';
import { textOf } from '../data/value.ts';
import type { Mistake, RuleMeta } from '../findings/finding.ts';
import { valueMessages } from '../findings/messages.ts';
import type { RowMistake } from '../match/evaluate.ts';
import { matchesValue } from '../match/matches-value.ts';
import type { Field } from '../rows/table.ts';
import { schemaRules } from '../rules/row-rules.ts';
import { describeInstance } from './describe-instance.ts';

/** The mistake of a required field that is missing. */
export const missingField = ({ table }: Field): RowMistake => ({
  rule: schemaRules.required,
  code: 'missing',
  messages: valueMessages,
  section: table?.section,
  basis: table?.basis,
});

/** Why a value has a mistake; `undefined` if it is not known. `beside` is the value of the field by which it is read. */
export type FindCause = (spec: Field, value: unknown, mistake: Mistake, beside: unknown) => Mistake | undefined;

/**
 * What is wrong with a value that does not match its spec.
 *
 * @param findCause Finds the cause, which replaces the mistake. Schemas have none, so that bundles are smaller.
 */
export function describeValue(spec: Field, value: unknown, beside?: unknown, findCause?: FindCause): RowMistake {
  const { table } = spec;
  const instance = describeInstance(value);
  if (instance) return { section: table?.section, ...instance };
  const mistake = describeMismatch(spec, value);
  const cause = findCause?.(spec, value, mistake, beside);
  const isType = TYPE_CODES.has(mistake.code);
  return {
    section: table?.section,
    // The types of settings are our own choice, not the document's.
    basis: table?.labels && isType ? 'safety' : table?.basis,
    ...mistake,
    ...(cause && { choices: undefined, hint: undefined, ...cause }),
    rule: mistake.rule ?? (isType ? schemaRules['value-type'] : ruleOf(spec, value)),
  };
}

function ruleOf({ kind, parts }: Field, value: unknown): RuleMeta {
  if (kind === 'values') return schemaRules['allowed-value'];
  if (kind === 'format') return schemaRules['string-format'];
  if (parts.length > 0) return schemaRules['type-code'];
  return value === '' ? schemaRules.required : schemaRules['string-length'];
}

/** The codes about values of a wrong JSON type. */
const TYPE_CODES: ReadonlySet<string> = new Set([
  'wrong-type',
  'null-value',
  'number-not-string',
  'not-a-listed-string',
]);

/** A number gets the advice to quote it only if the string is then right: no setting, and no given value, is a number. */
function describeMismatch(spec: Field, value: unknown): Mistake {
  const mistake = describeByKind(spec, value);
  const isWord = spec.table?.labels !== undefined || spec.knownValues !== undefined;
  const isQuotable = mistake.code !== 'number-not-string' || (!isWord && matchesValue(spec, textOf(value)));
  return isQuotable ? mistake : { ...mistake, code: 'wrong-type' };
}

function describeByKind(spec: Field, value: unknown): Mistake {
  const { kind, format, max, table } = spec;
  if (kind === 'object') return wrongType(value, 'object');
  if (kind === 'list') return wrongType(value, 'array');
  const mistake = table?.checks?.describe(spec, value);
  if (mistake) return mistake;
  if (typeof value !== 'string') return wrongType(value, 'string');
  const ofFormat = format?.findMistake(value);
  if (ofFormat) return ofFormat;
  return value === '' ? { code: 'empty' } : { code: 'too-long', params: { length: countCharacters(value), max } };
}

/** Whether the document marks a field as not required, or its table has no row of it. The payload itself has no name. */
export const mayBeLeftOut = ({ row, name, required }: Field): boolean =>
  row ? row[1] === 'optional' || row[1] === 'conditional' : name !== '' && !required;
