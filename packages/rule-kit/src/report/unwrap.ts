import { isObject } from '../match/matches.ts';

/** The object that a string has as JSON, or an array as its only item; `undefined` if there is none. */
export function unwrap(value: unknown): object | undefined {
  if (Array.isArray(value)) return value.length === 1 && isObject(value[0]) ? value[0] : undefined;
  if (typeof value !== 'string' || !/^\s*[{"]/.test(value)) return undefined;
  try {
    const inner: unknown = JSON.parse(value);
    return isObject(inner) ? inner : unwrap(inner);
  } catch {
    return undefined;
  }
}
