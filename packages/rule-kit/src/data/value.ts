/** An object with any fields. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Whether a value is an object that JSON writes with its fields, like a literal: no array, and no instance of a class, and nothing
 * with a `toJSON`. JSON writes a `Map` or a `Promise` as `{}`.
 */
export function isObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (typeof (value as { toJSON?: unknown }).toJSON === 'function') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return true;
  // Objects of another realm, such as a test's, have another `Object.prototype`.
  return Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype as object, 'hasOwnProperty');
}

/** The text of a value that is not an object; of an object or array, none. Its own `toString` may throw. */
export const textOf = (value: unknown): string => (typeof value === 'object' && value !== null ? '' : String(value));
