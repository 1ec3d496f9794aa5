import { isObject } from './value.ts';

/** The object that a string has as JSON, or an array as its only item; `undefined` if there is none. */
export function unwrap(value: unknown): object | undefined {
  if (Array.isArray(value)) return value.length === 1 && isObject(value[0]) ? value[0] : undefined;
  const inner = jsonIn(value);
  return isObject(inner) ? inner : undefined;
}

/** The object or array that a string has as JSON, also if it is encoded several times. */
export function jsonIn(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[{["]/.test(value)) return undefined;
  try {
    const inner: unknown = JSON.parse(value);
    return typeof inner === 'string' ? jsonIn(inner) : inner;
  } catch {
    return undefined;
  }
}

/** A list as an array, if it has another form: JSON, codes with commas between them, an object with numbers as keys, or one item alone. */
export function toArray(value: unknown): readonly unknown[] {
  const inner = jsonIn(value) ?? value;
  if (Array.isArray(inner)) return inner;
  if (typeof value === 'string') return value.split(',').map((item) => item.trim());
  return isObject(value) && hasPositions(value) ? Object.values(value) : [value];
}

/** Whether the keys of an object are numbers, as PHP writes an array with gaps. */
export function hasPositions(value: object): boolean {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key));
}
