import { hasPositions, jsonIn, toArray, unwrap } from '../data/unwrap.ts';
import { isObject, textOf } from '../data/value.ts';
import type { Fix, Mistake } from '../findings/finding.ts';
import { type CheckCode, toMistake } from '../findings/messages.ts';
import { withMeantCode } from '../formats/codes.ts';
import { formatCauses } from '../formats/format-causes.ts';
import { matchesValue } from '../match/matches-value.ts';
import type { Field } from '../rows/table.ts';
import { findSign } from '../signs/find-sign.ts';
import { isDecimal, natureOf, PERCENT } from '../signs/nature.ts';
import type { Params } from '../words/messages.ts';
import { typeCodeMessages } from '../words/type-code-messages.ts';
import { type FindCause, mayBeLeftOut } from './describe-value.ts';
import { findListedCause, findSeveral } from './listed-causes.ts';
import { currencyIn, withoutZeros } from './number-forms.ts';

/** The cause of a mistake; `undefined` if it is not known. */
export const findCause: FindCause = (spec, value, mistake, beside) => {
  const { code, params = {} } = mistake;
  const { kind, format, name, required } = spec;
  const leaveOut = mayBeLeftOut(spec) ? LEAVE_OUT.get(value) : undefined;
  if (leaveOut || value === null)
    return leaveOut && toMistake(leaveOut, value === '' ? {} : { expected: 'string', ...params });
  const isShown = (typeof value === 'string' && value !== '') || Number.isFinite(value);
  const sign = isShown && !code.endsWith('too-long') ? findSign(spec, `${value}`, 'wrong') : undefined;
  if (sign) return sign;
  if (kind === 'object') {
    if (name !== '' && Array.isArray(value) && value.length === 0)
      return { choices: required ? [EMPTY] : [{ remove: true }, EMPTY], ...toMistake('empty-array', params) };
    const choices: readonly Fix[] = unwrap(value) ? [{ unwrap: true }] : [];
    if (Array.isArray(value) && choices.length > 0) return { choices, ...toMistake('object-in-array', params) };
    if (Array.isArray(value))
      return name === '' && value.length > 0 ? toMistake('objects-in-array', params) : undefined;
    if (typeof value !== 'string') return undefined;
    if (/^e[yw][\w+/-]{9}/.test(value)) return toMistake('base64-object', params);
    return /^\s*[{["]/.test(value) ? { choices, ...toMistake('stringified', params) } : undefined;
  }
  return (
    findNumberCause(spec, value, mistake, beside) ??
    (format && formatCauses.get(format.name)?.(value, beside)) ??
    withMeantCode(spec.row?.[3]?.should, value, mistake) ??
    findCauseByKind(spec, value, code, params)
  );
};

const EMPTY: Fix = { value: {} };

const LEAVE_OUT = new Map<unknown, CheckCode>([
  [null, 'null-optional'],
  [false, 'false-optional'],
  ['', 'empty-optional'],
]);

/** Why a string is not a number as its row wants it. */
function findNumberCause(spec: Field, value: unknown, mistake: Mistake, beside: unknown): Mistake | undefined {
  const { code, hint } = mistake;
  if (code === 'too-long' && natureOf(spec) & PERCENT && /^\d+\.\d+$/.test(textOf(value)))
    return { ...mistake, hint: typeCodeMessages['not-rounded'].hint };
  if (typeof value !== 'string' || !isDecimal(spec)) return undefined;
  if (DECIMALS_TOO_MANY.has(code) && /^[1-9]\d{0,2}\.\d{3}$/.test(value))
    return { choices: [REWRITE], ...toMistake('perhaps-thousands') };
  if (withoutZeros(value).some((text) => text !== value && matchesValue(spec, text))) return toMistake('zeros-at-end');
  if (code !== 'not-a-decimal' && code !== 'decimal-comma') return undefined;
  const unit = currencyIn(value);
  // A sign may stand for another currency than the field's.
  const choices = unit === beside ? undefined : [REWRITE];
  return unit === undefined ? undefined : { hint, choices, ...toMistake('unit-in-number') };
}

const DECIMALS_TOO_MANY: ReadonlySet<string> = new Set(['unrounded-amount', 'too-many-decimals']);
const REWRITE: Fix = { rewrite: true };

function findCauseByKind(spec: Field, value: unknown, code: string, params: Params): Mistake | undefined {
  const { kind, values, knownValues, row, item } = spec;
  if (kind === 'values')
    return (
      (row?.[0] === 'array of string' ? findSeveral(value, values) : undefined) ??
      findListedCause(value, values, row?.[3])
    );
  if (kind === 'boolean')
    return value === 'true' || value === 'false' ? toMistake('boolean-as-string', params) : undefined;
  if (kind === 'list') {
    const cause = listCause(item, value);
    const listed = [...(knownValues ?? []), ...(item?.values ?? [])].map((each) => each.toLowerCase());
    const isCertain = toArray(value).every((each) => listed.includes(textOf(each).toLowerCase()));
    const fix = { array: true } as const;
    return cause && { ...(isCertain ? { fix } : { choices: [fix] }), ...toMistake(cause, params) };
  }
  const isNumberInText = code === 'number-not-string' && mayBeNumber(spec);
  return isNumberInText ? { basis: 'inferred', ...toMistake('number-in-text', params) } : undefined;
}

/** Whether a number in place of a string is a warning: the document gives a length, but no JSON type, format or values. */
export const mayBeNumber = ({ kind, parts, knownValues }: Field): boolean =>
  kind === 'AN' && parts.length > 0 && knownValues === undefined;

function listCause(item: Field | undefined, value: unknown) {
  if (typeof value === 'string') {
    if (Array.isArray(jsonIn(value))) return 'stringified';
    if (item?.kind === 'object' || /^\s*(?:[{[]|$)/.test(value)) return undefined;
    return value.includes(',') ? 'comma-separated' : 'single-item';
  }
  if (!isObject(value)) return undefined;
  if (hasPositions(value)) return 'array-as-object';
  return Object.keys(value).some((key) => item?.fields[key]) ? 'single-item' : undefined;
}
