import { describeMistake, matchesSome, readTypeCode, stringSchema, wrongType } from '@pg/type-codes';
import { array, boolean, looseObject, number, picklist, union, unknown } from 'valibot';
import type { Mistake } from '../findings/finding.ts';
import type { FieldSpec } from '../match/field-spec.ts';
import { isObject, textOf } from '../match/matches.ts';
import type { TableChecks } from '../rows/table.ts';
import type { AnySchema } from '../schema/field-spec-of.ts';
import { stringShell } from '../schema/string-shell.ts';
import { fieldSchema } from '../schema/table-schema.ts';
import type { Messages } from '../words/messages.ts';
import { typeCodeMessages } from '../words/type-code-messages.ts';
import { describeListed, findListedCause, findSeveral } from './listed-values.ts';

/** Messages about numbers, booleans and arrays. */
// biome-ignore format: a table
export const tableCheckMessages = {
  'number-in-text': { message: '{field} {must} be a string, but is a number: a number loses leading zeros', hint: 'Put it in quotes, with its leading zeros if it has any.' },
  'boolean-as-string': { message: '{field} must be true or false, but is a string', hint: 'Remove the quotes.' },
  'single-item': { message: '{field} must be an array, but is {actual:type}', hint: 'Put it in square brackets.' },
  'comma-separated': { message: '{field} must be an array, but is a comma-separated string', hint: 'Make an array of its parts, like ["one", "two"].' },
  'array-as-object': { message: '{field} must be an array, but is an object with numbers as keys', hint: 'Send its values as an array; in PHP, array_values() makes one.' },
} as const satisfies Messages;

const mistake = (code: keyof typeof tableCheckMessages, params: Mistake['params']): Mistake => ({
  code,
  params,
  messages: tableCheckMessages,
});

/** The checks of values that are not strings of one format or length: type codes, lists, booleans, arrays. */
export const tableChecks: TableChecks = { read: readTypeCode, matches: matchesSome, describe, findCause, shellOf };

function describe({ kind, values, parts, row }: FieldSpec, value: unknown): Mistake | undefined {
  if (kind === 'values') return describeListed(value, values);
  if (kind === 'boolean') return wrongType(value, 'true-or-false');
  if (parts.length === 0) return undefined;
  // With a minimum length, a decimal point is not allowed. It is not the mistake of a number that is only too long.
  const isWhole = row?.[3]?.should === 'whole-number' && !/^\d+\.\d+$/.test(textOf(value));
  const alternatives = isWhole ? parts.map((part) => ({ ...part, min: 1 })) : parts;
  return { ...describeMistake({ code: row?.[0] ?? '', alternatives }, value), messages: typeCodeMessages };
}

function findCause(
  { kind, values, parts, knownValues, row, item }: FieldSpec,
  value: unknown,
  code: string,
  params: Mistake['params'],
): Mistake | undefined {
  if (kind === 'values')
    return (
      (row?.[0] === 'array of string' ? findSeveral(value, values) : undefined) ??
      findListedCause(value, values, row?.[3])
    );
  if (kind === 'boolean')
    return value === 'true' || value === 'false' ? mistake('boolean-as-string', params) : undefined;
  if (kind === 'list') {
    const cause = listCause(item, value);
    return cause && mistake(cause, params);
  }
  // The document gives a length, but no JSON type, format or values.
  const isNumberInText = code === 'number-not-string' && kind === 'AN' && parts.length > 0 && knownValues === undefined;
  return isNumberInText ? { ...mistake('number-in-text', params), basis: 'inferred' } : undefined;
}

function listCause(item: FieldSpec | undefined, value: unknown) {
  if (typeof value === 'string') {
    if (item?.kind === 'object' || /^\s*(?:[{[]|$)/.test(value)) return undefined;
    return value.includes(',') ? 'comma-separated' : 'single-item';
  }
  const keys = isObject(value) ? Object.keys(value) : [];
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) return 'array-as-object';
  return keys.some((key) => item?.fields[key]) ? 'single-item' : undefined;
}

/** Valibot's most similar schema, for converters and form libraries. */
function shellOf({ kind, values, item, parts }: FieldSpec): AnySchema | undefined {
  switch (kind) {
    case 'values':
      return picklist(values);
    case 'boolean':
      return boolean();
    case 'object':
      return looseObject({});
    case 'list':
      return array(item ? fieldSchema(item) : unknown());
    case 'any':
      return unknown();
  }
  if (parts.length === 0) return undefined;
  const shells = parts.flatMap((part) => [stringShell(stringSchema(part)), ...(part.kind === 'N' ? [number()] : [])]);
  return shells.length === 1 ? shells[0] : union(shells);
}
