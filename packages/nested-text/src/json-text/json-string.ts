import type { Span } from '../text-layer.ts';
import { BACKSLASH, QUOTE, SPACE } from './character-codes.ts';

/** A string as it stands in a JSON text, the quotes included. */
export interface StringToken extends Span {
  /** Where and why it is no JSON string; the token ends there. */
  readonly fault?: StringFault;
}

/** What keeps a text in quotes from being a JSON string, and what to underline of it. */
export interface StringFault extends Span {
  readonly kind: 'end of text' | 'control character' | 'escape' | 'short escape';
}

/** Reads the string whose opening quote stands at `start`. */
export function readString(text: string, start: number): StringToken {
  for (let at = start + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    // As most are. Few texts are read here, so what is done for each unit is done before V8 has optimised it.
    if (unit >= SPACE && unit !== QUOTE && unit !== BACKSLASH) continue;
    if (unit === QUOTE) return { start, end: at + 1 };
    const fault = unit === BACKSLASH ? escapeFault(text, at) : controlFault(unit, at);
    if (fault !== undefined) return { start, end: fault.start, fault };
    // The escaped character can't end the string; the digits behind \u need no care of their own.
    at++;
  }
  const end = text.length;
  return { start, end, fault: { kind: 'end of text', start: end, end } };
}

/** The text that a faultless string stands for. */
export function decodeString(text: string, { start, end }: Span): string {
  const quoted = text.slice(start, end);
  return quoted.includes('\\') ? JSON.parse(quoted) : quoted.slice(1, -1);
}

/** Whether an odd number of backslashes stands before the offset. */
export function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (text.charCodeAt(start - 1) === BACKSLASH) start--;
  return (at - start) % 2 === 1;
}

function controlFault(unit: number, at: number): StringFault | undefined {
  return unit < SPACE ? { kind: 'control character', start: at, end: at + 1 } : undefined;
}

/** Names what is wrong with the escape at an offset. */
function escapeFault(text: string, at: number): StringFault | undefined {
  const window = text.slice(at, at + '\\u0000'.length);
  if (/^\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/.test(window)) return undefined;
  if (/^\\(?:u[\dA-Fa-f]{0,3})?$/.test(window)) return { kind: 'end of text', start: text.length, end: text.length };
  const short = /^\\u[\dA-Fa-f]*/.exec(window)?.[0];
  if (short !== undefined) return { kind: 'short escape', start: at, end: at + short.length };
  const escaped = String.fromCodePoint(text.codePointAt(at + 1) ?? 0);
  // A line break behind a backslash is the fault of the text that is not closed before it.
  return controlFault(text.charCodeAt(at + 1), at + 1) ?? { kind: 'escape', start: at, end: at + 1 + escaped.length };
}
