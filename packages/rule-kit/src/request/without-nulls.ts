import { isObject } from '../data/value.ts';

/** A value without `null` in the fields of its objects. Such a field is `undefined`, like a field that is left out. */
export type WithoutNulls<T> = T extends readonly (infer TItem)[]
  ? WithoutNulls<TItem>[]
  : T extends Date | ((...args: never) => unknown)
    ? T
    : T extends object
      ? { [TName in keyof T]: WithoutNulls<Exclude<T[TName], null>> | (null extends T[TName] ? undefined : never) }
      : T;

/**
 * Copies a value, such as a row of a database, without the fields that are `null`. An item of an array stays, and so does an
 * instance of a class.
 */
export function removeNulls<T>(value: T): WithoutNulls<T>;
export function removeNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => removeNulls(item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== null)
      .map(([name, field]) => [name, removeNulls(field)]),
  );
}
