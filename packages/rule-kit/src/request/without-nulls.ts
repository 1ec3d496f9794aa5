import { classOf } from '../words/string-messages.ts';

/** A value without `null` in the fields of its objects. Such a field is `undefined`, like a field that is left out. */
export type WithoutNulls<T> = T extends readonly (infer TItem)[]
  ? WithoutNulls<TItem>[]
  : T extends Date | ((...args: never) => unknown)
    ? T
    : T extends object
      ? { [TName in keyof T]: WithoutNulls<Exclude<T[TName], null>> | (null extends T[TName] ? undefined : never) }
      : T;

/**
 * Copies a value, such as a row of a database, without the fields that are `null`. An item of an array stays. Of an instance of a
 * class, it copies the fields, unless JSON writes it in another way, as a `Date` or a decimal.
 */
export function removeNulls<T>(value: T): WithoutNulls<T>;
export function removeNulls(value: unknown): unknown {
  const copies = new Map<object, object>();
  const copyOf = (source: unknown): unknown => {
    if (!Array.isArray(source) && !isFields(source)) return source;
    const copy = copies.get(source) ?? (Array.isArray(source) ? [] : {});
    copies.set(source, copy);
    return copy;
  };
  const all = copyOf(value);
  // It goes on with the copies that it adds: neither deep values nor circles overflow the stack.
  // As in valibot, an assignment must not set the prototype.
  for (const [source, copy] of copies)
    for (const [name, field] of Object.entries(source))
      if ((Array.isArray(source) || field !== null) && name !== '__proto__') Reflect.set(copy, name, copyOf(field));
  return all;
}

/** Whether JSON writes an object with its fields. It writes a `Map` as `{}`, and a decimal by its `toJSON`. */
const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('toJSON' in value) && classOf(value) === undefined;
