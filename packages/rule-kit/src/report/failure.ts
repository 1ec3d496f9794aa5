import { describeString, typeOf, wrongType } from '@pg/type-codes';
import { rowMessages } from '../findings/messages.ts';
import type { FormatFailure } from '../formats/format.ts';
import type { FieldSpec } from '../match/field-spec.ts';
import { matches } from '../match/matches.ts';
import { couldBeCode } from './listed-values.ts';

/** Why a value does not match its spec. A number gets the advice to quote it only if the string then matches. */
export function describeFailure(spec: FieldSpec, value: unknown): FormatFailure {
  const failure = describeMismatch(spec, value);
  return failure.code === 'number-not-string' && !matches(spec, String(value))
    ? { ...failure, code: 'wrong-type' }
    : failure;
}

function describeMismatch(spec: FieldSpec, value: unknown): FormatFailure {
  const { kind, format, values, codes, parts, row, max } = spec;
  switch (kind) {
    case 'values':
      return describeListed(value, values);
    case 'format':
      return (typeof value === 'string' && format?.findFailure(value)) || wrongType(value, 'string');
    case 'boolean':
      return wrongType(value, 'true-or-false');
    case 'object':
      return wrongType(value, 'object');
    case 'list':
      return wrongType(value, 'array');
  }
  // With a minimum length, a decimal point is not allowed.
  const alternatives = row?.[3]?.should === 'whole-number' ? parts.map((part) => ({ ...part, min: 1 })) : parts;
  return codes?.describe({ code: row?.[0] ?? '', alternatives }, value) ?? describeString(value, max);
}

/** The failure of a value that is not in a closed list. The value is quoted only if it could be a code, not a payer's data. */
function describeListed(value: unknown, allowed: readonly string[]): FormatFailure {
  if (typeof value !== 'string') {
    return { code: 'not-a-listed-string', params: { allowed, actual: typeOf(value) }, messages: rowMessages };
  }
  if (value === '') return { code: 'empty-value', params: { allowed }, messages: rowMessages };
  return couldBeCode(value, allowed)
    ? { code: 'not-listed-value', params: { allowed, value }, messages: rowMessages }
    : { code: 'not-listed', params: { allowed }, messages: rowMessages };
}
