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
  return namesInText(text) === namesInValue(value);
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

/** The number of names in a value; NaN if it is too deep. */
function namesInValue(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === MAX_DEPTH) return Number.NaN;
  const parts = Object.values(value);
  let names = Array.isArray(value) ? 0 : parts.length;
  for (const part of parts) names += namesInValue(part, depth + 1);
  return names;
}
