import type { MISTAKE_SENTENCES } from '../problem/sentences.ts';

type MistakeCode = keyof typeof MISTAKE_SENTENCES;

/** What people write for JSON: how it begins, and which mistake it is. */
type Mistake = readonly [pattern: RegExp, code: MistakeCode];

/** What a whole text is instead of JSON. */
export const OTHER_FORMATS: readonly Mistake[] = [
  [/^\uFEFF/, 'byte-order-mark'],
  [/^['`](?=\s*[{[])/, 'quoted-json'],
  [/^(?:[\w.~-]+%3D|%[\dA-F]{2})/i, 'percent-encoded'],
  [/^(?:Array|stdClass Object|array)\s*\(|^(?:array|object)\(/, 'object-dump'],
];

/** What JSON has nowhere but in strings. */
export const FOREIGN_SIGNS: readonly Mistake[] = [
  [/^(?:\/\/|#)[^\r\n]*/, 'comment'],
  [/^\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/, 'comment'],
  [/^'(?:(?:[^'\\\r\n]|\\.)*')?/, 'single-quote'],
  [/^[“”„‟«»‹›‘’‚‛″＂]/, 'typographic-quote'],
  [/^[\u00A0\v\f\u0085\u1680\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF]+/, 'unicode-space'],
  [/^\\/, 'escaped-json'],
  [/^&(?:quot|apos|amp|lt|gt|#\d+|#x[\da-f]+);/i, 'html-entity'],
];

/** What is put for a name. */
export const FOREIGN_NAMES: readonly Mistake[] = [[/^[\p{L}_$][\p{L}\p{N}_$.-]*/u, 'unquoted-name']];

/** A word or number without quotes, as far as it goes. */
export const BARE_WORD = /^[\p{L}\p{N}_$.+-][\p{L}\p{N}_$.+@-]*/u;

/** What a whole word without quotes is; any other, or a number that JSON doesn't have, is a string. */
export const BARE_WORDS: readonly Mistake[] = [
  [/^[-+]?(?:NaN|Infinity)$/, 'no-json-number'],
  [/^undefined$/, 'javascript-word'],
  [/^(?:True|False|None)$/, 'python-word'],
  [/^(?:true|false|null)$/i, 'capital-letters'],
];

/** The first mistake that a text begins with. */
export function mistakeIn(
  mistakes: readonly Mistake[],
  text: string,
): { readonly code: MistakeCode; readonly length: number } | undefined {
  for (const [pattern, code] of mistakes) {
    const match = pattern.exec(text)?.[0];
    if (match !== undefined) return { code, length: match.length };
  }
  return undefined;
}
