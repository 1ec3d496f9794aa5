import type { Span } from '../text-layer.ts';
import { CLOSE_BRACE, CLOSE_BRACKET, COMMA, OPEN_BRACE, OPEN_BRACKET, QUOTE } from './character-codes.ts';
import { decodeString, isEscaped } from './json-string.ts';

/** An entry of an object or an item of an array: where its value starts and, of an entry, where its name stands. */
export interface Part {
  readonly value: number;
  readonly name?: Span;
}

/** Finds a part by its name or position; `undefined` where there is none. */
export type FindPart = (step: string | number) => Part | undefined;

/**
 * Looks into the object or array that starts at an offset of a faultless JSON text; `undefined` where another value does.
 * Its parts are read once, and only as far as they are asked for: few of a text's ever are.
 *
 * @param isUnique Whether no object of the text has a name twice: then none of that name stands behind the first.
 */
export function partFinder(text: string, start: number, isUnique: boolean): FindPart | undefined {
  const unit = text.charCodeAt(start);
  if (unit === OPEN_BRACKET) return itemFinder(readParts(text, start));
  return unit === OPEN_BRACE ? entryFinder(text, readParts(text, start), isUnique) : undefined;
}

type Parts = Generator<Part, undefined>;

function itemFinder(unread: Parts): FindPart {
  // More than a number for each would take tens of times the memory that the text of an array of numbers takes.
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

function entryFinder(text: string, unread: Parts, isUnique: boolean): FindPart {
  const entries = new Map<string | number, Part>();
  return (step) => {
    while (!isUnique || !entries.has(step)) {
      const entry = unread.next().value;
      if (entry?.name === undefined) break;
      entries.set(decodeString(text, entry.name), entry);
    }
    return entries.get(step);
  };
}

/** The parts of the object or array that starts at an offset of a faultless JSON text, in their order. */
function* readParts(text: string, start: number): Parts {
  const isObject = text.charCodeAt(start) === OPEN_BRACE;
  let at = blanksEnd(text, start + 1);
  while (!isClosing(text.charCodeAt(at))) {
    const name = isObject ? { start: at, end: stringEnd(text, at) } : undefined;
    const value = name ? blanksEnd(text, blanksEnd(text, name.end) + 1) : at;
    yield { value, ...(name && { name }) };
    at = blanksEnd(text, valueEnd(text, value));
    if (text.charCodeAt(at) === COMMA) at = blanksEnd(text, at + 1);
  }
}

/** Where the value ends that starts at an offset of a faultless JSON text. */
export function valueEnd(text: string, start: number): number {
  const unit = text.charCodeAt(start);
  if (unit === QUOTE) return stringEnd(text, start);
  return isOpening(unit) ? closingEnd(text, start) : indexOfOne(BEHIND_SCALAR, text, start);
}

/** Where the object or array ends that starts at an offset. No recursion: it may be as deep as the text is long. */
function closingEnd(text: string, start: number): number {
  let at = start;
  let depth = 0;
  do {
    at = indexOfOne(STRUCTURE, text, at);
    const unit = text.charCodeAt(at);
    if (isOpening(unit)) depth++;
    else if (isClosing(unit)) depth--;
    at = unit === QUOTE ? stringEnd(text, at) : at + 1;
  } while (depth > 0);
  return at;
}

function stringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end + 1;
}

const blanksEnd = (text: string, start: number): number => indexOfOne(NO_BLANK, text, start);

// Searching is native code; going through the units of the few texts that are read here would be done before V8 has
// optimised it.
const STRUCTURE = /["[\]{}]/g;
const BEHIND_SCALAR = /[\s,\]}]/g;
const NO_BLANK = /[^ \t\n\r]/g;

/** Where the first of some characters stands; the end of the text where none does. */
function indexOfOne(characters: RegExp, text: string, from: number): number {
  characters.lastIndex = from;
  return characters.test(text) ? characters.lastIndex - 1 : text.length;
}

const isOpening = (unit: number): boolean => unit === OPEN_BRACE || unit === OPEN_BRACKET;

const isClosing = (unit: number): boolean => unit === CLOSE_BRACE || unit === CLOSE_BRACKET;
