import { hasLength } from '@pg/type-codes';
import { type Fields, isObject } from '../data/value.ts';
import type { Field } from '../rows/table.ts';

/** The value of the field beside a value by which it is read; `undefined` if there is none. */
export const besideOf = ({ beside }: Field, object: Fields | undefined): unknown =>
  beside === undefined ? undefined : object?.[beside];

/** Whether a value matches the spec; of an object or array, only its JSON type is asked. It allocates nothing. */
export function matchesValue(spec: Field, value: unknown): boolean {
  switch (spec.kind) {
    case 'AN':
      return typeof value === 'string' && hasLength(spec, value);
    case 'A':
    case 'N':
    case 'parts':
      return spec.table?.checks?.matches(spec.parts, value) === true;
    case 'values':
      return spec.values.includes(value as string);
    case 'boolean':
      return typeof value === 'boolean';
    case 'format':
      return typeof value === 'string' && spec.format?.findMistake(value) === undefined;
    case 'object':
      return isObject(value);
    case 'list':
      return Array.isArray(value);
    case 'any':
      return true;
  }
}
