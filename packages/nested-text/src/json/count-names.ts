import { MAX_DEPTH } from './json-scanner.ts';
import { isEscaped } from './json-string.ts';

const SPACE = 0x20;
const QUOTE = 0x22;

/**
 * Whether the result of JSON.parse has all fields of the text. JSON.parse keeps only the last of duplicate names.
 *
 * It compares the number of names in the text, which are followed by colons, with the number in the value. It returns false
 * if the value is too deep. It may return false if a string starts with a colon, because that can look like a name.
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

/** Whether a quote that opens or closes a string is before the offset. White space between them is ignored. */
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
