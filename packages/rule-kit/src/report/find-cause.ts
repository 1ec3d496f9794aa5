import { type Params, typeOf } from '@pg/type-codes';
import type { Fix } from '../findings/finding.ts';
import type { FormatFailure } from '../formats/format.ts';
import type { FieldSpec } from '../match/field-spec.ts';
import { isObject } from '../match/matches.ts';
import { isLikeCodes, sameCode } from './listed-values.ts';
import { type NearName, nearestName } from './nearest-name.ts';

/** The cause of a mistake, and its fix, if that is certain. */
export interface Cause {
  readonly code: string;
  readonly params: Params;
  readonly fix?: Fix;
}

/** Whether the document marks a field as not required. The payload itself has no row, and can't be left out. */
export const mayBeLeftOut = ({ row }: FieldSpec): boolean => row?.[1] === 'optional' || row?.[1] === 'conditional';

/** The cause of a failure; `undefined` if it is not known. */
export function findCause(spec: FieldSpec, value: unknown, { code, params = {} }: FormatFailure): Cause | undefined {
  const { kind, row, format, values } = spec;
  if (code === 'missing') return undefined;
  if (value === null)
    return row?.[1] === 'optional' ? { code: 'null-optional', params: { expected: 'string', ...params } } : undefined;
  if (isNumberInText(spec, code)) return { code: 'number-in-text', params };
  if (kind === 'values') return listedCause(value, values, row?.[3]?.conflict);
  if (kind === 'object') return objectCause(value, params, spec.name !== '');
  if (kind === 'list') return listCause(spec.item, value, params);
  if (kind === 'boolean')
    return /^(?:true|false)$/.test(String(value)) ? { code: 'boolean-as-string', params } : undefined;
  if (format?.name === 'date' && value instanceof Date) return { code: 'date-object', params };
  if (format?.digits) return digitsCause(format.digits, value);
  return format?.isAmount && typeof value === 'number' && Number.isFinite(value)
    ? { code: 'amount-as-number', params: {} }
    : undefined;
}

/** Whether a number is in a field of which the document gives a length, but no JSON type, format or values: `AN255`. */
export const isNumberInText = ({ kind, parts, knownValues }: FieldSpec, code: string): boolean =>
  code === 'number-not-string' && kind === 'AN' && parts.length > 0 && knownValues === undefined;

function objectCause(value: unknown, params: Params, isField: boolean): Cause | undefined {
  if (isField && Array.isArray(value) && value.length === 0) return { code: 'empty-array', params };
  return typeof value === 'string' && /^\s*[{["]/.test(value) ? { code: 'stringified', params } : undefined;
}

function listedCause(
  value: unknown,
  allowed: readonly string[],
  conflict: { readonly value: string; readonly instead: string } | undefined,
): Cause | undefined {
  if (conflict !== undefined && value === conflict.value) {
    return { code: 'sample-value', params: { allowed, ...conflict } };
  }
  if (typeof value === 'number') {
    const meant = allowed.find((code) => /^\d+$/.test(code) && Number(code) === value);
    return meant === undefined ? undefined : { code: 'listed-as-number', params: { meant }, fix: { value: meant } };
  }
  const meant = typeof value === 'string' ? meantCode(value, allowed) : undefined;
  if (typeof value !== 'string' || meant === undefined) return undefined;
  return meant.certain
    ? wrongCase(meant.name, value)
    : { code: 'misspelled-value', params: { allowed, value, meant: meant.name } };
}

/** The cause of a code that differs only in case, spaces, `-`, `_` or leading zeros. */
export const wrongCase = (meant: string, value: string): Cause => ({
  code: 'wrong-case',
  params: { meant, value: JSON.stringify(value).slice(1, -1) },
  fix: { value: meant },
});

const withoutDigits = (code: string): string => code.replaceAll(/\d/g, '');

/** The listed code that a string probably means. */
export function meantCode(value: string, codes: readonly string[]): NearName | undefined {
  const same = sameCode(value, codes) ?? codes.find((code) => isSameNumber(code, value));
  if (same !== undefined) return { name: same, certain: true };
  const near = isLikeCodes(value, codes) ? nearestName(value, codes) : undefined;
  // Codes that differ only in digits are different codes: EC_v2 is not a misspelled EC_v1.
  return near && withoutDigits(near.name) !== withoutDigits(value) ? near : undefined;
}

/** Whether a string is a code without its leading zeros. */
const isSameNumber = (code: string, value: string): boolean => /^\d+$/.test(value) && Number(code) === Number(value);

function listCause(item: FieldSpec | undefined, value: unknown, params: Params): Cause | undefined {
  if (typeof value === 'string') {
    if (item?.kind === 'object' || /^\s*[{[]/.test(value)) return undefined;
    return { code: value.includes(',') ? 'comma-separated' : 'single-item', params };
  }
  const keys = isObject(value) ? Object.keys(value) : [];
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) return { code: 'array-as-object', params };
  return keys.some((key) => item?.fields[key]) ? { code: 'single-item', params } : undefined;
}

/** The cause of missing leading zeros: the value is a number, or was converted from one. */
function digitsCause({ min, max }: { readonly min: number; readonly max: number }, value: unknown): Cause | undefined {
  const isNumber = typeof value === 'number' && Number.isInteger(value) && value >= 0;
  const text = isNumber ? String(value) : value;
  const isShort = min === max && typeof text === 'string' && /^\d+$/.test(text) && text.length <= max;
  const fix = isShort ? { fix: { digits: max } } : {};
  if (isNumber && String(value).length > max) return undefined;
  if (isNumber) return { code: 'digits-as-number', params: { actual: typeOf(value) }, ...fix };
  return isShort && text.length < max
    ? { code: 'missing-zeros', params: { exact: max, length: text.length }, ...fix }
    : undefined;
}
