import type { Format, FormatFailure } from '@pg/rule-kit';
import { binaryOf } from '../keys/bytes.ts';
import { base64Url, escapeLetters, percentEncoded, plusLost } from './text-rules.ts';

interface Bytes {
  readonly of: string;
  readonly min?: number;
  readonly max?: number;
  /** What is wrong with a text of that many bytes, given as one character each. */
  readonly findFailure?: (base64: string, binary: string) => FormatFailure | undefined;
}

/** Standard base64 with its padding. */
// @__NO_SIDE_EFFECTS__
export function base64Format({ of, min = 1, max = Number.POSITIVE_INFINITY, findFailure }: Bytes): Format {
  const allowed = min === max ? `exactly ${min}` : `at least ${min}`;
  return {
    expects: `base64 of ${of}`,
    pattern: min === max ? patternOfExactly(min) : PATTERN,
    findFailure(text) {
      const binary = binaryOf(text);
      if (binary === undefined || text.endsWith(PADDING_LETTERS)) return findEncodingFailure(text) ?? notBase64(text);
      const bytes = binary.length;
      if (bytes >= min && bytes <= max) return findFailure?.(text, binary);
      if (text === '') return fail('an empty text', `base64 of ${of}`);
      return fail(bytes === 1 ? '1 byte' : `${bytes} bytes`, allowed);
    },
  };
}

/** At least one byte. */
const PATTERN = '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$';

const patternOfExactly = (bytes: number): string =>
  `^[A-Za-z0-9+/]{${Math.ceil((bytes * 4) / 3)}}={${(3 - (bytes % 3)) % 3}}$`;

export const fail = (found: string, allowed: string): FormatFailure => ({ found, allowed });

/** What is left of `\u003d`, the escape of the padding, without its backslash: base64 itself hardly ever ends so. */
const PADDING_LETTERS = 'u003d';

function findEncodingFailure(text: string): FormatFailure | undefined {
  for (const [pattern, mistake] of MISTAKES) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const part = { start: match.index, end: match.index + match[0].length };
    return { ...mistake, found: `${mistake.found} at character ${part.start + 1}`, part };
  }
  return undefined;
}

type Mistake = Pick<FormatFailure, 'rule' | 'found' | 'allowed' | 'hint'>;

// biome-ignore format: a table
const MISTAKES: readonly (readonly [RegExp, Mistake])[] = [
  [/%[\dA-Fa-f]{2}/, { rule: percentEncoded, found: 'a percent-encoded character', allowed: 'base64 only', hint: 'Encode the token for the form once, not twice.' }],
  [/[^A-Za-z0-9+/=\-_ \\]/, { found: 'a character that base64 does not have', allowed: 'base64 only' }],
  [/ /, { rule: plusLost, found: 'a blank', allowed: 'base64 only', hint: 'A + was sent unencoded and read as a blank: write it %2B, as URLSearchParams does.' }],
  [/(?:\\?u003d){1,2}$/, { rule: escapeLetters, found: 'the letters of an escape', allowed: 'base64 only', hint: 'A backslash before u003d was lost: send the token as the wallet gave it, byte for byte.' }],
  [/[-_]/, { rule: base64Url, found: 'a character of base64 for URLs', allowed: 'standard base64 only', hint: 'Send the token as the wallet gave it; standard base64 has + for - and / for _.' }],
  [/=(?!=?$)/, { found: 'padding', allowed: 'at the end only' }],
];

const notBase64 = (text: string): FormatFailure => ({
  ...fail(`${text.length} characters of base64`, 'a multiple of 4, its padding included'),
  hint: 'Send all of it: it was cut, or lost the = at its end.',
});
