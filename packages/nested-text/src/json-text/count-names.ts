import { BACKSLASH, QUOTE, SPACE } from './character-codes.ts';

/**
 * Whether a value that JSON.parse made has all of the text's entries: whether no name was given twice, of which
 * JSON.parse keeps the last in silence. Also false where the value is nested deeper than `maxDepth`, or can't be told.
 *
 * An entry that was lost has lost its name, so it is enough to compare how many names the text has and the value has.
 * In the text they are known by their colons. A string that starts with a colon counts as one too, so that such a text
 * can't be told; none that is a name is left out.
 */
export function keepsAllNames(text: string, value: unknown, maxDepth: number): boolean {
  return !isPrototypeExtended() && namesInText(text) === namesInValue(value, maxDepth);
}

function namesInText(text: string): number {
  let names = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    if (isAfterQuote(text, at)) names++;
  }
  return names;
}

/** Whether a quote that opens or closes a string stands before the offset, blanks left aside. */
function isAfterQuote(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) <= SPACE) before--;
  return text.charCodeAt(before) === QUOTE && !isEscaped(text, before);
}

/** Whether an odd number of backslashes stands before the offset. */
function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (text.charCodeAt(start - 1) === BACKSLASH) start--;
  return (at - start) % 2 === 1;
}

/** Names in a value; not a number where it has more levels. */
const namesInValue = (value: unknown, levels: number): number =>
  typeof value === 'object' && value !== null ? namesInside(value, levels) : 0;

function namesInside(container: object, levels: number): number {
  if (levels < 1) return Number.NaN;
  return Array.isArray(container) ? namesInArray(container, levels) : namesInObject(container, levels);
}

// A function call for each text and number would take longer than the rest: so both loops look at them themselves.

function namesInArray(items: readonly unknown[], levels: number): number {
  let names = 0;
  for (const item of items) {
    if (typeof item === 'object' && item !== null) names += namesInside(item, levels - 1);
  }
  return names;
}

/** Takes for...in: on objects fresh from JSON.parse, Object.keys or values take several times as long. */
function namesInObject(entries: object, levels: number): number {
  let names = 0;
  for (const name in entries) {
    names++;
    const value: unknown = entries[name as keyof typeof entries];
    if (typeof value === 'object' && value !== null) names += namesInside(value, levels - 1);
  }
  return names;
}

/** Whether something was added to Object.prototype that for...in sees in every object. */
function isPrototypeExtended(): boolean {
  for (const _ in NOTHING) return true;
  return false;
}

const NOTHING = {};
