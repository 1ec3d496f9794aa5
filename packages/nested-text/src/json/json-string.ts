import { DecodedText, type Span, type TextLayer } from '../place/text-layer.ts';
import type { JsonCode } from '../problem/messages.ts';
import type { Budget } from '../tree/budget.ts';
import { indexOfOne } from './search.ts';

/** A mistake in a string: the part to underline. */
export interface StringFault extends Span {
  readonly code: JsonCode;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches them
const SPECIAL = /["\\\0-\x1F]/g;

/** What an escape takes of the budget: its place is known. */
export const ESCAPE_VALUE = 1 / 8;

/** The end of the string that opens at `start`, or its first mistake. */
export function readString(text: string, start: number, budget: Budget): number | StringFault {
  let at = indexOfOne(SPECIAL, text, start + 1);
  for (; text[at] === '\\'; at = indexOfOne(SPECIAL, text, at + 2)) {
    const fault = escapeFault(text, at, start);
    if (fault) return fault;
    budget.spend(ESCAPE_VALUE);
  }
  if (at >= text.length) return endOf(text);
  return text[at] === '"' ? at + 1 : controlFault(text, at, start);
}

/** The text of a string or of a name without quotes. */
export function decodeString(text: string, start: number, end: number): string {
  const written = text.slice(start, end);
  if (written.startsWith('"') && !written.includes('\\')) return written.slice(1, -1);
  return written.startsWith('"')
    ? (parsed(written) ?? decodeEscapes(text, { start, end }).text)
    : decodeEscapes(text, { start, end }).text;
}

function parsed(written: string): string | undefined {
  try {
    return JSON.parse(written);
  } catch {
    // JSON5 has other escapes.
    return undefined;
  }
}

const QUOTES = /^["'`“”„‟«»‹›‘’‚‛″＂]/;
const ESCAPE = /\\(?:u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|\r\n|[\s\S])/g;
const CHARACTERS: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' };

/** The text of a string with the places of its escapes. Each is one UTF-16 unit, or none if it is a line break. */
export function decodeEscapes(text: string, { start, end }: Span): TextLayer {
  const quotes = QUOTES.test(text.charAt(start)) ? 1 : 0;
  const from = start + quotes;
  const written = text.slice(from, end - quotes);
  const decoded = new DecodedText(written, from);
  for (const { index, 0: mark } of written.matchAll(ESCAPE))
    decoded.add(characterOf(mark.slice(1)), index, index + mark.length);
  return decoded.finish();
}

function characterOf(escaped: string): string {
  if (escaped.length > 2) return String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  return /^[\r\n\u2028\u2029]/.test(escaped) ? '' : (CHARACTERS[escaped] ?? escaped);
}

/** The end of a string after its quote, with any escapes; `undefined` if it is not closed on its line. */
export function quotedEnd(text: string, start: number): number | undefined {
  const closing = CLOSING[text.charAt(start)] ?? text.charAt(start);
  for (let at = start + 1; at < text.length; at++) {
    const character = text.charAt(at);
    if (closing.includes(character)) return at + 1;
    if (character === '\n' || character === '\r') return undefined;
    if (character === '\\') at += text.startsWith('\r\n', at + 1) ? 2 : 1;
  }
  return undefined;
}

const CLOSING: Readonly<Record<string, string>> = Object.fromEntries(
  [...'“”„‟«»‹›‘’‚‛″＂'].map((quote) => [quote, '“”„‟«»‹›‘’‚‛″＂"']),
);

const endOf = (text: string): StringFault => ({ code: 'truncated', start: text.length, end: text.length });

function controlFault(text: string, at: number, stringStart: number): StringFault {
  // A line break can't be underlined, but the open string before it can.
  if (/[\r\n]/.test(text.charAt(at))) return { code: 'line-break-in-string', start: stringStart, end: at };
  return { code: 'control-in-string', start: at, end: at + 1 };
}

function escapeFault(text: string, at: number, stringStart: number): StringFault | undefined {
  const upcoming = text.slice(at, at + '\\u0000'.length);
  if (/^\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/.test(upcoming)) return undefined;
  if (/^\\(?:u[\dA-Fa-f]{0,3})?$/.test(upcoming)) return endOf(text);
  const escaped = String.fromCodePoint(text.codePointAt(at + 1) ?? 0);
  if (escaped < ' ') return controlFault(text, at + 1, stringStart);
  return { code: 'unknown-escape', start: at, end: at + 1 + escaped.length };
}
