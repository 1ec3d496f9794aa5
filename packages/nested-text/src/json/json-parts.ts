import type { Span } from '../place/text-layer.ts';
import { decodeString, stringEnd } from './json-string.ts';
import { closingEnd } from './nesting.ts';
import { indexOfOne, spaceEnd } from './search.ts';

/** A field of an object or an item of an array: where its value starts and, of a field, where its name is. */
export interface Part {
  readonly value: number;
  readonly name?: Span;
}

/** Finds a part by its name or position; `undefined` where there is none. */
export type FindPart = (step: string | number) => Part | undefined;

/**
 * Looks into the object or array that starts at an offset of a valid JSON text; `undefined` if another value does.
 * Its parts are read once, and only up to the one that is asked for: few are used.
 *
 * @param isUnique Whether the text has no duplicate names: then no field after the first has that name.
 */
export function partFinder(text: string, start: number, isUnique: boolean): FindPart | undefined {
  if (text[start] === '[') return itemFinder(readParts(text, start));
  return text[start] === '{' ? fieldFinder(text, readParts(text, start), isUnique) : undefined;
}

type Parts = Generator<Part, undefined>;

function itemFinder(unread: Parts): FindPart {
  // An object for each item of an array of numbers would need many times the memory of the text.
  const values: number[] = [];
  return (step) => {
    if (typeof step === 'string') return undefined;
    while (values.length <= step) {
      const item = unread.next().value;
      if (item === undefined) return undefined;
      values.push(item.value);
    }
    const value = values[step];
    return value === undefined ? undefined : { value };
  };
}

function fieldFinder(text: string, unread: Parts, isUnique: boolean): FindPart {
  const fields = new Map<string | number, Part>();
  return (step) => {
    while (!isUnique || !fields.has(step)) {
      const field = unread.next().value;
      if (field?.name === undefined) break;
      fields.set(decodeString(text, field.name), field);
    }
    return fields.get(step);
  };
}

/** The parts of the object or array that starts at an offset of a valid JSON text, in their order. */
function* readParts(text: string, start: number): Parts {
  const isObject = text[start] === '{';
  let at = spaceEnd(text, start + 1);
  while (text[at] !== '}' && text[at] !== ']') {
    const name = isObject ? { start: at, end: stringEnd(text, at) } : undefined;
    const value = name ? spaceEnd(text, spaceEnd(text, name.end) + 1) : at;
    yield { value, ...(name && { name }) };
    at = spaceEnd(text, valueEnd(text, value));
    if (text[at] === ',') at = spaceEnd(text, at + 1);
  }
}

const AFTER_SCALAR = /[\s,\]}]/g;

/** Where the value ends that starts at an offset of a valid JSON text. */
export function valueEnd(text: string, start: number): number {
  if (text[start] === '"') return stringEnd(text, start);
  const isContainer = text[start] === '{' || text[start] === '[';
  return isContainer ? closingEnd(text, start) : indexOfOne(AFTER_SCALAR, text, start);
}
