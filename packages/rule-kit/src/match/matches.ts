import { hasLength } from '@pg/type-codes';
import type { FieldSpec } from './field-spec.ts';

/**
 * Whether a value is an object that JSON writes with its fields, like a literal: no array, and no instance of a class, and nothing
 * with a `toJSON`. JSON writes a `Map` or a `Promise` as `{}`.
 */
export function isObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (typeof (value as { toJSON?: unknown }).toJSON === 'function') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Objects of another realm, such as a test's, have another `Object.prototype`.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** The text of a value that is not an object; of an object or array, none. Its own `toString` may throw. */
export const textOf = (value: unknown): string => (typeof value === 'object' && value !== null ? '' : String(value));

/** The value of the field beside a value by which it is read; `undefined` if there is none. */
export const besideOf = ({ beside }: FieldSpec, object: Readonly<Record<string, unknown>> | undefined): unknown =>
  beside === undefined ? undefined : object?.[beside];

/** Whether a value and all values inside it match the spec. It allocates nothing. */
export function matches(spec: FieldSpec, value: unknown): boolean {
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
      return isObject(value) && matchesFields(spec, value);
    case 'list':
      return Array.isArray(value) && matchesItems(spec, value);
    case 'any':
      return true;
  }
}

// Counting loops allocate neither a closure nor an iterator. No closure may capture `value`: then V8 does not optimize the loop
// over its names, and looks up every field by name.

function matchesFields(spec: FieldSpec, value: Record<string, unknown>): boolean {
  const { fields, requiredNames, conditionallyRequired } = spec;
  for (const name in value) {
    const field = fields[name];
    if (field === undefined) continue;
    const fieldValue = value[name];
    if (fieldValue !== undefined && !matches(field, fieldValue)) return false;
  }
  return (
    hasAll(value, requiredNames) && (conditionallyRequired === undefined || hasAll(value, conditionallyRequired(value)))
  );
}

function matchesItems({ item }: FieldSpec, values: readonly unknown[]): boolean {
  for (let i = 0; item !== undefined && i < values.length; i++) {
    if (!matches(item, values[i])) return false;
  }
  return true;
}

/** Whether an object has all fields. */
export function hasAll(value: Record<string, unknown>, names: readonly string[]): boolean {
  for (let i = 0; i < names.length; i++) {
    if (value[names[i] as string] === undefined) return false;
  }
  return true;
}
