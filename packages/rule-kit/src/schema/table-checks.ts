import { describeMistake, matchesSome, readTypeCode, stringSchema, wrongType } from '@pg/type-codes';
import { array, boolean, looseObject, number, picklist, union, unknown } from 'valibot';
import { textOf } from '../data/value.ts';
import type { Mistake } from '../findings/finding.ts';
import { describeListed } from '../mistakes/listed-values.ts';
import type { AnySchema, Field, TableChecks } from '../rows/table.ts';
import { typeCodeMessages } from '../words/type-code-messages.ts';
import { stringShell } from './string-shell.ts';
import { fieldSchema } from './table-schema.ts';

/** The checks of values that are not strings of one format or length: type codes, lists, booleans, arrays. */
export const tableChecks: TableChecks = { read: readTypeCode, matches: matchesSome, describe, shellOf };

function describe({ kind, values, parts, row }: Field, value: unknown): Mistake | undefined {
  if (kind === 'values') return describeListed(value, values);
  if (kind === 'boolean') return wrongType(value, 'true-or-false');
  if (parts.length === 0) return undefined;
  // With a minimum length, a decimal point is not allowed. It is not the mistake of a number that is only too long.
  const isWhole = row?.[3]?.should === 'whole-number' && !/^\d+\.\d+$/.test(textOf(value));
  const alternatives = isWhole ? parts.map((part) => ({ ...part, min: 1 })) : parts;
  const { code, params } = describeMistake({ code: row?.[0] ?? '', alternatives }, value);
  return { code, params, messages: typeCodeMessages };
}

/** Valibot's most similar schema, for converters and form libraries. */
function shellOf({ kind, values, item, parts }: Field): AnySchema | undefined {
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
