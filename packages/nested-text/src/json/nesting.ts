import { stringEnd } from './json-string.ts';
import { indexOfOne } from './search.ts';

/** How many levels of arrays and objects a text may have. The scanner is recursive: its stack is large enough for them. */
export const MAX_DEPTH = 100;

/** Whether a JSON text has too many levels. For a text that is not JSON the result means nothing. */
export function isTooDeep(text: string): boolean {
  for (const { depth } of bracketsFrom(text, 0)) if (depth > MAX_DEPTH) return true;
  return false;
}

/** Where the object or array ends that starts at an offset of a valid JSON text. */
export function closingEnd(text: string, start: number): number {
  for (const { depth, end } of bracketsFrom(text, start)) if (depth === 0) return end;
  return text.length;
}

const STRUCTURE = /["[\]{}]/g;

/** The brackets from an offset on, and the depth after each. It is not recursive, because the depth has no limit here. */
function* bracketsFrom(text: string, start: number): Generator<{ readonly depth: number; readonly end: number }> {
  let depth = 0;
  for (let at = indexOfOne(STRUCTURE, text, start); at < text.length; ) {
    const isQuote = text[at] === '"';
    const end = isQuote ? stringEnd(text, at) : at + 1;
    depth += isQuote ? 0 : /[{[]/.test(text.charAt(at)) ? 1 : -1;
    if (!isQuote) yield { depth, end };
    at = indexOfOne(STRUCTURE, text, end);
  }
}
