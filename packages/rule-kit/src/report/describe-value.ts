import { type TypeCodeMistake, typeOf, wrongType } from '@pg/type-codes';
import type { Mistake, RuleMeta } from '../findings/finding.ts';
import { valueMessages } from '../findings/messages.ts';
import type { FieldSpec } from '../match/field-spec.ts';
import { isObject, matches } from '../match/matches.ts';
import { describeString } from '../words/string-messages.ts';
import { rowRules } from './row-rules.ts';

/** A mistake about the value of a field, and the rule of its row that it breaks. */
export interface RowMistake extends Mistake {
  readonly rule: RuleMeta;
}

/** The mistake of a required field that is missing. */
export const missingField = ({ table }: FieldSpec): RowMistake => ({
  rule: rowRules.required,
  code: 'missing',
  messages: valueMessages,
  section: table?.section,
  basis: table?.basis,
});

/** What is wrong with a value that does not match its spec: the cause, if it is known. */
export function describeValue(spec: FieldSpec, value: unknown): RowMistake {
  const { table } = spec;
  const mistake = describeMismatch(spec, value);
  const isType = TYPE_CODES.has(mistake.code);
  return {
    section: table?.section,
    // The types of settings are our own choice, not the document's.
    basis: table?.labels && isType ? 'safety' : table?.basis,
    ...mistake,
    ...findCause(spec, value, mistake),
    rule: mistake.rule ?? ruleOf(spec, value, isType),
  };
}

/** The codes about values of a wrong JSON type. */
const TYPE_CODES: ReadonlySet<string> = new Set<TypeCodeMistake['code'] | 'not-a-listed-string'>([
  'wrong-type',
  'null-value',
  'number-not-string',
  'not-a-listed-string',
]);

function ruleOf({ kind, parts }: FieldSpec, value: unknown, isType: boolean): RuleMeta {
  if (isType) return rowRules['value-type'];
  if (kind === 'values') return rowRules['allowed-value'];
  if (kind === 'format') return rowRules['string-format'];
  if (parts.length > 0) return rowRules['type-code'];
  return value === '' ? rowRules.required : rowRules['string-length'];
}

/** A number gets the advice to quote it only if the string then matches. */
function describeMismatch(spec: FieldSpec, value: unknown): Mistake {
  const mistake = describeByKind(spec, value);
  return mistake.code === 'number-not-string' && !matches(spec, String(value))
    ? { ...mistake, code: 'wrong-type' }
    : mistake;
}

function describeByKind(spec: FieldSpec, value: unknown): Mistake {
  const { kind, format, values, table, parts, row, max } = spec;
  switch (kind) {
    case 'values':
      return table?.checks?.describeListed(value, values) ?? wrongType(value, 'string');
    case 'format':
      return (typeof value === 'string' && format?.findMistake(value)) || wrongType(value, 'string');
    case 'boolean':
      return wrongType(value, 'true-or-false');
    case 'object':
      return wrongType(value, 'object');
    case 'list':
      return wrongType(value, 'array');
  }
  // With a minimum length, a decimal point is not allowed.
  const alternatives = row?.[3]?.should === 'whole-number' ? parts.map((part) => ({ ...part, min: 1 })) : parts;
  if (parts.length > 0 && table?.checks) return table.checks.describe({ code: row?.[0] ?? '', alternatives }, value);
  return describeString(value, max);
}

/** Whether the document marks a field as not required. The payload itself has no row, and can't be left out. */
export const mayBeLeftOut = ({ row }: FieldSpec): boolean => row?.[1] === 'optional' || row?.[1] === 'conditional';

/** The cause of a mistake; `undefined` if it is not known. */
function findCause(spec: FieldSpec, value: unknown, { code, params = {} }: Mistake): Mistake | undefined {
  const { kind, row, format, values, table, name, item } = spec;
  const cause = (causeCode: keyof typeof valueMessages, more = params): Mistake => ({
    code: causeCode,
    params: more,
    messages: valueMessages,
  });
  if (value === null)
    return row?.[1] === 'optional' ? cause('null-optional', { expected: 'string', ...params }) : undefined;
  if (isNumberInText(spec, code)) return { ...cause('number-in-text'), basis: 'inferred' };
  switch (kind) {
    case 'values':
      return table?.checks?.findListedCause(value, values, row?.[3]);
    case 'format':
      return format?.findCause?.(value);
    case 'boolean':
      return /^(?:true|false)$/.test(String(value)) ? cause('boolean-as-string') : undefined;
    case 'object':
      if (name !== '' && Array.isArray(value) && value.length === 0) return cause('empty-array');
      return typeof value === 'string' && /^\s*[{["]/.test(value) ? cause('stringified') : undefined;
    case 'list': {
      const listCode = listCause(item, value);
      return listCode && cause(listCode);
    }
  }
  return undefined;
}

/** Whether a number is in a field of which the document gives a length, but no JSON type, format or values: `AN255`. */
const isNumberInText = ({ kind, parts, knownValues }: FieldSpec, code: string): boolean =>
  code === 'number-not-string' && kind === 'AN' && parts.length > 0 && knownValues === undefined;

function listCause(item: FieldSpec | undefined, value: unknown) {
  if (typeof value === 'string') {
    if (item?.kind === 'object' || /^\s*[{[]/.test(value)) return undefined;
    return value.includes(',') ? 'comma-separated' : 'single-item';
  }
  const keys = isObject(value) ? Object.keys(value) : [];
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) return 'array-as-object';
  return keys.some((key) => item?.fields[key]) ? 'single-item' : undefined;
}
