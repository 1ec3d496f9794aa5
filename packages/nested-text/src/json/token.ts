import type { Span } from '../place/text-layer.ts';
import type { TermOf } from '../problem/messages.ts';

type Token = TermOf<'token'>;

const TOKENS: readonly (readonly [Token, RegExp])[] = [
  ['string', /^"(?:(?:[^"\\\r\n]|\\.)*")?/],
  ['value', /^(?:true|false|null)(?![\p{L}\p{N}_$])/u],
  ['number', /^-?\d[\w.+-]*/],
  ['word', /^[\p{L}_$][\p{L}\p{N}_$.-]*/u],
];

const PUNCTUATION = [',', ':', '{', '}', '[', ']'] as const;

/** The maximum number of characters that a pattern gets. On megabytes it would be slow, and backtracking would use up memory. */
const WINDOW = 1000;

export const windowAt = (text: string, at: number): string => text.slice(at, at + WINDOW);

/** The token at an offset, which must be before the end of the text. */
export function tokenAt(text: string, at: number): { readonly token: Token; readonly span: Span } {
  const upcoming = windowAt(text, at);
  for (const [token, pattern] of TOKENS) {
    const length = pattern.exec(upcoming)?.[0].length;
    if (length !== undefined) return { token, span: { start: at, end: at + length } };
  }
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const token = PUNCTUATION.find((each) => each === character) ?? 'other';
  return { token, span: { start: at, end: at + character.length } };
}
