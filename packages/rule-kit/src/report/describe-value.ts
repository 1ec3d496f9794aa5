import { countCharacters, wrongType } from '@pg/type-codes';
import type { Fix, Mistake, RuleMeta } from '../findings/finding.ts';
import { valueMessages } from '../findings/messages.ts';
import type { FieldSpec } from '../match/field-spec.ts';
import { matches, textOf } from '../match/matches.ts';
import type { Params } from '../words/messages.ts';
import { describeInstance } from './describe-instance.ts';
import { currencyIn, withoutSeparators, withoutZeros } from './number-forms.ts';
import { rowRules } from './row-rules.ts';
import { unwrap } from './unwrap.ts';

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

/**
 * What is wrong with a value that does not match its spec: the cause, if it is known.
 *
 * @param beside The value of the field by which it is read.
 */
export function describeValue(spec: FieldSpec, value: unknown, beside?: unknown): RowMistake {
  const { table } = spec;
  const instance = value instanceof Date ? undefined : describeInstance(value);
  if (instance) return { section: table?.section, ...instance };
  const mistake = describeMismatch(spec, value);
  const cause = findCause(spec, value, mistake, beside);
  const isType = TYPE_CODES.has(mistake.code);
  return {
    section: table?.section,
    // The types of settings are our own choice, not the document's.
    basis: table?.labels && isType ? 'safety' : table?.basis,
    ...mistake,
    ...(cause && { choices: undefined, ...cause }),
    rule: mistake.rule ?? (isType ? rowRules['value-type'] : ruleOf(spec, value)),
  };
}

function ruleOf({ kind, parts }: FieldSpec, value: unknown): RuleMeta {
  if (kind === 'values') return rowRules['allowed-value'];
  if (kind === 'format') return rowRules['string-format'];
  if (parts.length > 0) return rowRules['type-code'];
  return value === '' ? rowRules.required : rowRules['string-length'];
}

/** The codes about values of a wrong JSON type. */
const TYPE_CODES: ReadonlySet<string> = new Set([
  'wrong-type',
  'null-value',
  'number-not-string',
  'not-a-listed-string',
]);

/** A number gets the advice to quote it only if the string is then right: no setting, and no given value, is a number. */
function describeMismatch(spec: FieldSpec, value: unknown): Mistake {
  const mistake = describeByKind(spec, value);
  const isWord = spec.table?.labels !== undefined || spec.knownValues !== undefined;
  const isQuotable = mistake.code !== 'number-not-string' || (!isWord && matches(spec, textOf(value)));
  return isQuotable ? mistake : { ...mistake, code: 'wrong-type' };
}

function describeByKind(spec: FieldSpec, value: unknown): Mistake {
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
export const mayBeLeftOut = ({ row, name, required }: FieldSpec): boolean =>
  row ? row[1] === 'optional' || row[1] === 'conditional' : name !== '' && !required;

/** The cause of a mistake; `undefined` if it is not known. */
function findCause(
  spec: FieldSpec,
  value: unknown,
  { code, params = {} }: Mistake,
  beside: unknown,
): Mistake | undefined {
  const { kind, format, table, name, required } = spec;
  const leaveOut = mayBeLeftOut(spec) ? LEAVE_OUT.get(value) : undefined;
  if (leaveOut || value === null)
    return leaveOut && valueMistake(leaveOut, value === '' ? {} : { expected: 'string', ...params });
  if (kind === 'object') {
    if (name !== '' && Array.isArray(value) && value.length === 0)
      return { ...valueMistake('empty-array', params), choices: required ? [EMPTY] : [{ remove: true }, EMPTY] };
    const choices: readonly Fix[] = unwrap(value) ? [{ unwrap: true }] : [];
    if (Array.isArray(value))
      return choices.length > 0 ? { ...valueMistake('object-in-array', params), choices } : undefined;
    return typeof value === 'string' && /^\s*[{["]/.test(value)
      ? { ...valueMistake('stringified', params), choices }
      : undefined;
  }
  return (
    findNumberCause(spec, value, code, params, beside) ??
    format?.findCause?.(value, beside) ??
    table?.checks?.findCause(spec, value, code, params)
  );
}

const EMPTY: Fix = { value: {} };

const LEAVE_OUT = new Map<unknown, keyof typeof valueMessages>([
  [null, 'null-optional'],
  [false, 'false-optional'],
  ['', 'empty-optional'],
]);

/** Why a string is not a number as its row wants it. */
function findNumberCause(
  spec: FieldSpec,
  value: unknown,
  code: string,
  params: Params,
  beside: unknown,
): Mistake | undefined {
  const hint = spec.row?.[3]?.ifNegative;
  if (hint && params.kind === 'minus' && params.at === 1) return { ...valueMistake('negative-number', {}), hint };
  if (typeof value !== 'string') return undefined;
  const isWhole = spec.row?.[3]?.should === 'whole-number';
  if (!isWhole && withoutZeros(value).some((text) => text !== value && matches(spec, text)))
    return valueMistake('zeros-at-end', {});
  if (code !== 'not-a-decimal' && code !== 'decimal-comma') return undefined;
  const currency = currencyIn(value);
  // A sign may stand for another currency than the field's.
  const choices = currency === beside ? undefined : [{ rewrite: true } as const];
  if (currency) return { ...valueMistake('with-currency', {}), choices };
  return withoutSeparators(value) === value ? undefined : valueMistake('with-separators', params);
}

const valueMistake = (code: keyof typeof valueMessages, params: Mistake['params']): Mistake => ({
  code,
  params,
  messages: valueMessages,
});
