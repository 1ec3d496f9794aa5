import type { JsonCode } from '../problem/messages.ts';

type Mistake = readonly [pattern: RegExp, code: JsonCode];

/** At the start of a text: other formats. */
export const OTHER_FORMATS: readonly Mistake[] = [
  [/^\uFEFF/, 'byte-order-mark'],
  [/^```[\w-]*[ \t]*\r?\n/, 'code-fence'],
  [/^['`](?=\s*[{[])/, 'quoted-json'],
  [/^(?:[\w.~-]+%3D|%[\dA-F]{2})/i, 'percent-encoded-json'],
  [/^(?:Array|stdClass Object|array)\s*\(|^(?:array|object)\(/, 'object-dump'],
  [/^--\S+\r?\nContent-Disposition:/i, 'multipart-body'],
  [/^<(?:br|b|html|!doctype|pre|div|p)\b|^(?:PHP )?(?:Notice|Warning|Deprecated|Fatal error): /i, 'html-before'],
  [/^<[?a-z]/i, 'xml-body'],
  [/^[\w$.]+\((?=\s*[{[])/, 'call-around'],
  [/^(?:ey|ew)[\w+/-]{20}[\w+/=-]*\s*$/, 'base64-body'],
];

/** Anywhere outside strings: characters that JSON does not allow there. */
export const FOREIGN_SIGNS: readonly Mistake[] = [
  [/^(?:\/\/|#)[^\r\n]*/, 'comment'],
  [/^\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/, 'comment'],
  [/^'(?:(?:[^'\\\r\n]|\\.)*')?/, 'single-quote'],
  [/^[“”„‟«»‹›‘’‚‛″＂]/, 'typographic-quote'],
  [/^[\u00A0\v\f\u0085\u1680\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF]+/, 'unicode-space'],
  [/^\\/, 'escaped-json'],
  [/^object \w+\]/, 'object-dump'],
  [/^&(?:quot|apos|amp|lt|gt|#\d+|#x[\da-f]+);/i, 'html-entity'],
];

/** After a value, in an array or outside: an array of PHP. */
export const FOREIGN_ENDS: readonly Mistake[] = [[/^=>/, 'object-dump']];

/** Where JSON expects a name. */
export const FOREIGN_NAMES: readonly Mistake[] = [[/^[\p{L}_$][\p{L}\p{N}_$.-]*/u, 'unquoted-name']];

/** A word or number without quotes. */
export const BARE_WORD = /^[\p{L}\p{N}_$.+-][\p{L}\p{N}_$.+@-]*/u;

/** Words without quotes. Any other word, and a number that is not valid JSON, is reported as a string without quotes. */
export const BARE_WORDS: readonly Mistake[] = [
  [/^(?:[-+]?(?:NaN|Infinity)|undefined)$/, 'javascript-word'],
  [/^(?:True|False|None)$/, 'python-word'],
  [/^(?:true|false|null)$/i, 'capital-letters'],
];

/** The first mistake that a text starts with. */
export function mistakeIn(
  mistakes: readonly Mistake[],
  text: string,
): { readonly code: JsonCode; readonly length: number } | undefined {
  for (const [pattern, code] of mistakes) {
    const match = pattern.exec(text)?.[0];
    if (match !== undefined) return { code, length: match.length };
  }
  return undefined;
}
