import { BACKSLASH, CLOSE_BRACE, OPEN_BRACE, QUOTE, SPACE } from './character-codes.ts';

/**
 * Whether a value that JSON.parse made has all of the text's entries: whether no name was given twice, of which
 * JSON.parse keeps the last in silence. Also false where the value is nested deeper than `maxDepth`, or can't be told.
 *
 * An entry that was lost has lost its name at least. So it is enough to compare how many strings, names included, the
 * text has and the value has, and the text needs no look at anything but its quotes.
 */
export function keepsAllStrings(text: string, value: unknown, maxDepth: number): boolean {
  return !isPrototypeExtended() && stringsInText(text) === stringsInValue(value, maxDepth);
}

function stringsInText(text: string): number {
  let strings = 0;
  for (let open = text.indexOf('"'); open >= 0; open = text.indexOf('"', closingQuote(text, open) + 1)) strings++;
  return strings;
}

/** The quote that closes the string opened at an offset; the text's end where none does. */
function closingQuote(text: string, open: number): number {
  let close = text.indexOf('"', open + 1);
  while (close >= 0 && isEscaped(text, close)) close = text.indexOf('"', close + 1);
  return close < 0 ? text.length : close;
}

/** Whether an odd number of backslashes stands before the offset. */
function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (text.charCodeAt(start - 1) === BACKSLASH) start--;
  return (at - start) % 2 === 1;
}

/** Names and texts in a value; not a number where it has more levels. */
function stringsInValue(value: unknown, levels: number): number {
  if (typeof value === 'string') return 1;
  return typeof value === 'object' && value !== null ? stringsInside(value, levels) : 0;
}

function stringsInside(container: object, levels: number): number {
  if (levels < 1) return Number.NaN;
  return Array.isArray(container) ? stringsInArray(container, levels) : stringsInObject(container, levels);
}

// A function call for each text and number would take longer than the rest: so both loops look at them themselves.

function stringsInArray(items: readonly unknown[], levels: number): number {
  let strings = 0;
  for (const item of items) {
    if (typeof item === 'string') strings++;
    else if (typeof item === 'object' && item !== null) strings += stringsInside(item, levels - 1);
  }
  return strings;
}

/** Takes for...in: on objects fresh from JSON.parse, Object.keys or values take several times as long. */
function stringsInObject(entries: object, levels: number): number {
  let strings = 0;
  for (const name in entries) {
    strings++;
    const value: unknown = entries[name as keyof typeof entries];
    if (typeof value === 'string') strings++;
    else if (typeof value === 'object' && value !== null) strings += stringsInside(value, levels - 1);
  }
  return strings;
}

/** Whether something was added to Object.prototype that for...in sees in every object. */
function isPrototypeExtended(): boolean {
  for (const _ in NOTHING) return true;
  return false;
}

const NOTHING = {};

/** Whether a JSON text has more levels of arrays and objects; of a text that is not JSON it may say either. */
export function isDeeper(text: string, maxDepth: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length && depth <= maxDepth; at++) {
    const unit = text.charCodeAt(at);
    if (unit <= SPACE) continue;
    if (unit === QUOTE) at = closingQuote(text, at);
    else if (isOpening(unit)) depth++;
    else if (isClosing(unit)) depth--;
  }
  return depth > maxDepth;
}

// The bit 0x20 is all that tells { from [, and } from ].
const isOpening = (unit: number): boolean => (unit | 0x20) === OPEN_BRACE;

const isClosing = (unit: number): boolean => (unit | 0x20) === CLOSE_BRACE;
