import { MAX_DEPTH } from './json-scanner.ts';
import { isEscaped } from './json-string.ts';

const SPACE = 0x20;
const QUOTE = 0x22;

/**
 * Whether a value that JSON.parse made has all fields of the text. It has not if an object has a duplicate name: JSON.parse
 * keeps only the last field of a name. Also false if the value is too deep, or if this is not certain.
 *
 * It compares the number of names in the text, which are followed by colons, with that in the value. A string that starts
 * with a colon may count as a name too, so the result for such a text is not certain.
 */
export function keepsAllNames(text: string, value: unknown): boolean {
  return !isPrototypeExtended() && namesInText(text) === namesInValue(value);
}

function namesInText(text: string): number {
  let names = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    if (isAfterQuote(text, at)) names++;
  }
  return names;
}

/** Whether a quote that opens or closes a string precedes the offset; spaces between them are ignored. */
function isAfterQuote(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) <= SPACE) before--;
  return text.charCodeAt(before) === QUOTE && !isEscaped(text, before);
}

/**
 * The number of names in a value; NaN if it is too deep. It walks arrays and objects level by level: V8 takes ten times
 * as long to optimise a function that calls itself, which is most of the first second of many files.
 */
function namesInValue(value: unknown): number {
  const containers = isContainer(value) ? [value] : [];
  let names = 0;
  let level = 0;
  let levelEnd = 0;
  for (let i = 0; i < containers.length; i++) {
    if (i === levelEnd) {
      if (++level > MAX_DEPTH) return Number.NaN;
      levelEnd = containers.length;
    }
    names += namesIn(containers[i] as object, containers);
  }
  return names;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Names of an object itself; arrays and objects in it, or in an array, are added to the containers. */
function namesIn(container: object, containers: object[]): number {
  if (Array.isArray(container)) {
    for (const item of container) if (isContainer(item)) containers.push(item);
    return 0;
  }
  let names = 0;
  // On objects fresh from JSON.parse, Object.keys or values take several times as long.
  for (const name in container) {
    names++;
    const value: unknown = container[name as keyof typeof container];
    if (isContainer(value)) containers.push(value);
  }
  return names;
}

/** Whether something was added to Object.prototype that for...in sees in every object. */
function isPrototypeExtended(): boolean {
  for (const _ in NOTHING) return true;
  return false;
}

const NOTHING = {};
