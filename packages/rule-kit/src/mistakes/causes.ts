import { hasPositions, jsonIn, toArray, unwrap } from '../data/unwrap.ts';
import { isObject, textOf } from '../data/value.ts';
import type { Fix, Mistake } from '../findings/finding.ts';
import { withMeantCode } from '../formats/codes.ts';
import { mistakeOf } from '../formats/format.ts';
import { formatCauses } from '../formats/format-causes.ts';
import { matchesValue } from '../match/matches-value.ts';
import type { FieldSpec } from '../rows/table.ts';
import type { Messages, Params } from '../words/messages.ts';
import { type FindCause, mayBeLeftOut } from './describe-value.ts';
import { findListedCause, findSeveral } from './listed-causes.ts';
import { currencyIn, isDecimal, withoutZeros } from './number-forms.ts';
import { findNoContent } from './questionable-string.ts';

/** Messages about the usual causes of values that don't match their row. */
// biome-ignore format: a table
export const causeMessages = {
  'empty-optional': { message: '{field} is empty, and {must} have a value', hint: 'Fill it in, or leave the field out.' },
  'false-optional': { message: '{field} must be {expected:type}, but is false', hint: 'Leave the field out.' },
  'unit-in-number': { message: '{field} must be a decimal number like 1234.50, without a unit or currency', hint: 'Write only digits, and one point before the decimals.' },
  'zeros-at-end': { message: '{field} has zeros at the end that do not fit', hint: 'Remove those that do not fit.' },
  'negative-number': { message: '{field} must not be negative', hint: 'Send a positive number.' },
  'perhaps-thousands': { message: '{field} must not have 3 decimals', hint: 'If the point is between thousands, remove it, and add .00. Otherwise, round it to two decimals.' },
  'null-optional': { message: '{field} must be {expected:type}, but is null', hint: 'Leave the field out.' },
  'empty-array': { message: '{field} must be an object, but is an empty array', hint: 'Send an object. PHP writes [] for an empty array: cast it with (object).' },
  'object-in-array': { message: '{field} must be an object, but is an array with one object', hint: 'Send the object without the square brackets around it.' },
  'objects-in-array': { message: '{field} must be an object, but is an array', hint: 'Send each object by itself, without the square brackets around them.' },
  stringified: '{field} must be {expected:type}, but is a string: it was probably stringified twice',
  'number-in-text': { message: '{field} {must} be a string, but is a number: a number loses leading zeros', hint: 'Put it in quotes, with its leading zeros if it has any.' },
  'boolean-as-string': { message: '{field} must be true or false, but is a string', hint: 'Remove the quotes.' },
  'single-item': { message: '{field} must be an array, but is {actual:type}', hint: 'Put it in square brackets.' },
  'comma-separated': { message: '{field} must be an array, but is a comma-separated string', hint: 'Make an array of its parts, like ["one", "two"].' },
  'array-as-object': { message: '{field} must be an array, but is an object with numbers as keys', hint: 'Send its values as an array; in PHP, array_values() makes one.' },
} as const satisfies Messages;

const mistakeOfCause = mistakeOf(causeMessages);

/** The cause of a mistake; `undefined` if it is not known. */
export const findCause: FindCause = (spec, value, mistake, beside) => {
  const { code, params = {} } = mistake;
  const { kind, format, name, required } = spec;
  const leaveOut = mayBeLeftOut(spec) ? LEAVE_OUT.get(value) : undefined;
  if (leaveOut || value === null)
    return leaveOut && mistakeOfCause(leaveOut, value === '' ? {} : { expected: 'string', ...params });
  const noContent = typeof value === 'string' && value !== '' ? findNoContent(spec, value) : undefined;
  if (noContent) return noContent;
  if (kind === 'object') {
    if (name !== '' && Array.isArray(value) && value.length === 0)
      return { ...mistakeOfCause('empty-array', params), choices: required ? [EMPTY] : [{ remove: true }, EMPTY] };
    const choices: readonly Fix[] = unwrap(value) ? [{ unwrap: true }] : [];
    if (Array.isArray(value) && choices.length > 0) return { ...mistakeOfCause('object-in-array', params), choices };
    if (Array.isArray(value))
      return name === '' && value.length > 0 ? mistakeOfCause('objects-in-array', params) : undefined;
    return typeof value === 'string' && /^\s*[{["]/.test(value)
      ? { ...mistakeOfCause('stringified', params), choices }
      : undefined;
  }
  return (
    findNumberCause(spec, value, mistake, beside) ??
    (format && formatCauses.get(format)?.(value, beside)) ??
    withMeantCode(spec.row?.[3]?.should, value, mistake) ??
    findCauseByKind(spec, value, code, params)
  );
};

const EMPTY: Fix = { value: {} };

const LEAVE_OUT = new Map<unknown, keyof typeof causeMessages>([
  [null, 'null-optional'],
  [false, 'false-optional'],
  ['', 'empty-optional'],
]);

/** Why a string is not a number as its row wants it. */
function findNumberCause(
  spec: FieldSpec,
  value: unknown,
  { code, hint }: Mistake,
  beside: unknown,
): Mistake | undefined {
  if (code === 'not-a-decimal' && /^-\d/.test(textOf(value)))
    return { ...mistakeOfCause('negative-number'), hint: spec.row?.[3]?.ifNegative };
  if (typeof value !== 'string' || !isDecimal(spec)) return undefined;
  if (DECIMALS_TOO_MANY.has(code) && /^[1-9]\d{0,2}\.\d{3}$/.test(value))
    return { ...mistakeOfCause('perhaps-thousands'), choices: [REWRITE] };
  if (withoutZeros(value).some((text) => text !== value && matchesValue(spec, text)))
    return mistakeOfCause('zeros-at-end');
  if (code !== 'not-a-decimal' && code !== 'decimal-comma') return undefined;
  const unit = currencyIn(value);
  // A sign may stand for another currency than the field's.
  const choices = unit === beside ? undefined : [REWRITE];
  return unit === undefined ? undefined : { ...mistakeOfCause('unit-in-number'), hint, choices };
}

const DECIMALS_TOO_MANY: ReadonlySet<string> = new Set(['unrounded-amount', 'too-many-decimals']);
const REWRITE: Fix = { rewrite: true };

function findCauseByKind(spec: FieldSpec, value: unknown, code: string, params: Params): Mistake | undefined {
  const { kind, values, knownValues, row, item } = spec;
  if (kind === 'values')
    return (
      (row?.[0] === 'array of string' ? findSeveral(value, values) : undefined) ??
      findListedCause(value, values, row?.[3])
    );
  if (kind === 'boolean')
    return value === 'true' || value === 'false' ? mistakeOfCause('boolean-as-string', params) : undefined;
  if (kind === 'list') {
    const cause = listCause(item, value);
    const listed = [...(knownValues ?? []), ...(item?.values ?? [])].map((each) => each.toLowerCase());
    const isCertain = toArray(value).every((each) => listed.includes(textOf(each).toLowerCase()));
    const fix = { array: true } as const;
    return cause && { ...mistakeOfCause(cause, params), ...(isCertain ? { fix } : { choices: [fix] }) };
  }
  const isNumberInText = code === 'number-not-string' && mayBeNumber(spec);
  return isNumberInText ? { ...mistakeOfCause('number-in-text', params), basis: 'inferred' } : undefined;
}

/** Whether a number in place of a string is a warning: the document gives a length, but no JSON type, format or values. */
export const mayBeNumber = ({ kind, parts, knownValues }: FieldSpec): boolean =>
  kind === 'AN' && parts.length > 0 && knownValues === undefined;

function listCause(item: FieldSpec | undefined, value: unknown) {
  if (typeof value === 'string') {
    if (Array.isArray(jsonIn(value))) return 'stringified';
    if (item?.kind === 'object' || /^\s*(?:[{[]|$)/.test(value)) return undefined;
    return value.includes(',') ? 'comma-separated' : 'single-item';
  }
  if (!isObject(value)) return undefined;
  if (hasPositions(value)) return 'array-as-object';
  return Object.keys(value).some((key) => item?.fields[key]) ? 'single-item' : undefined;
}
