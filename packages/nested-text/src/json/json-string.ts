import type { Span } from '../place/text-layer.ts';
import type { JsonCode } from '../problem/messages.ts';
import { indexOfOne } from './search.ts';

/** A mistake in a string: the part to underline. */
export interface StringFault extends Span {
  readonly code: JsonCode;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches them
const SPECIAL = /["\\\0-\x1F]/g;

/** The end of the string that opens at `start`, or its first mistake. */
export function readString(text: string, start: number): number | StringFault {
  let at = indexOfOne(SPECIAL, text, start + 1);
  for (; text[at] === '\\'; at = indexOfOne(SPECIAL, text, at + 2)) {
    const fault = escapeFault(text, at, start);
    if (fault) return fault;
  }
  if (at >= text.length) return endOf(text);
  return text[at] === '"' ? at + 1 : controlFault(text, at, start);
}

export function decodeString(text: string, { start, end }: Span): string {
  const quoted = text.slice(start, end);
  return quoted.includes('\\') ? JSON.parse(quoted) : quoted.slice(1, -1);
}

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
