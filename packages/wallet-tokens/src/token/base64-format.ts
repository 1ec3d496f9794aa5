import type { Format, FormatFailure, Params } from '@pg/rule-kit';
import { stringMessages } from '@pg/type-codes';
import { binaryOf } from '../keys/bytes.ts';
import { formatMessages } from '../messages/format-messages.ts';
import { MASKED, PARTLY_MASKED } from './masks.ts';
import { base64Url, lostPadding, lostPlus, missingEscape, percentEncoded } from './text-rules.ts';

interface Bytes {
  readonly name: string;
  readonly of: string;
  /** The least number of bytes, or the exact one. */
  readonly min?: number;
  readonly exact?: number;
  /** Says what is wrong with a string of that many bytes; `binary` has one character for each byte. */
  readonly findFailure?: (base64: string, binary: string) => FormatFailure | undefined;
}

/** Standard base64 with its padding. */
// @__NO_SIDE_EFFECTS__
export function base64Format({ name, of, min = 1, exact, findFailure }: Bytes): Format {
  return {
    name,
    expects: `base64 of ${of}`,
    pattern: exact ? patternOfExactly(exact) : PATTERN,
    findFailure(text) {
      if (HEX.test(text)) return fail('hex-not-base64');
      const binary = binaryOf(text);
      if (binary === undefined || text.endsWith(PADDING_LETTERS)) return describeEncoding(text);
      const bytes = binary.length;
      if (bytes === 0) return EMPTY;
      if (bytes >= min && bytes === (exact ?? bytes)) return findFailure?.(text, binary);
      return exact ? fail('wrong-number-of-bytes', { exact, bytes }) : fail('too-few-bytes', { min, bytes });
    },
  };
}

/** At least 16 bytes: base64 of so many has other letters too. */
const HEX = /^(?:[\dA-Fa-f]{2}){16,}$/;

/** At least one byte. */
const PATTERN = '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$';

const patternOfExactly = (bytes: number): string =>
  `^[A-Za-z0-9+/]{${Math.ceil((bytes * 4) / 3)}}={${(3 - (bytes % 3)) % 3}}$`;

export const fail = (code: keyof typeof formatMessages, params: Params = {}): FormatFailure => ({
  code,
  params,
  messages: formatMessages,
});

export const EMPTY: FormatFailure = { code: 'empty', messages: stringMessages };

/** What is left of `\u003d`, the escape of the padding, without its backslash: base64 itself hardly ever ends so. */
const PADDING_LETTERS = 'u003d';

interface Mistake {
  readonly pattern: RegExp;
  readonly code: keyof typeof formatMessages;
  /** What the sentence needs; `at` is the index of the match. */
  readonly params?: (text: string, at: number) => Params;
  /** Whether a string that has the pattern has the mistake. */
  readonly isMeant?: (text: string) => boolean;
  /** The rule of damage to the whole token, whose values are counted. */
  readonly rule?: FormatFailure['rule'];
}

const position: Mistake['params'] = (_, at) => ({ at: at + 1 });
const oneValue: Mistake['params'] = () => ({ values: 1 });
const lines: Mistake['params'] = (text) => ({ lines: text.split(/\r\n?|\n/).length });

// biome-ignore format: a table
const MISTAKES: readonly Mistake[] = [
  { pattern: MASKED, code: 'masked-value' },
  { pattern: PARTLY_MASKED, code: 'masked-value' },
  { pattern: /%[\dA-Fa-f]{2}/, code: 'percent-encoded-value', params: oneValue, rule: percentEncoded },
  { pattern: /-----/, code: 'not-base64', params: position },
  { pattern: /[\r\n]/, code: 'line-break-in-base64', params: lines },
  { pattern: /(?:\\u003d){1,2}$/, code: 'escaped-padding', params: oneValue, rule: missingEscape },
  { pattern: /[^A-Za-z0-9+/=\-_ ]|=(?!=?$)/, code: 'not-base64', params: position },
  { pattern: / /, code: 'not-base64', params: position, isMeant: hasInsertedSpace },
  { pattern: / /, code: 'lost-plus', params: oneValue, rule: lostPlus },
  { pattern: /(?:u003d){1,2}$/, code: 'missing-escape', params: oneValue, rule: missingEscape },
  { pattern: /[-_]/, code: 'base64url', params: oneValue, rule: base64Url },
];

/** Whether no `+` was where a space is: after the padding, or where the length is right without the spaces only. */
function hasInsertedSpace(text: string): boolean {
  return /= /.test(text) || (text.length % 4 !== 0 && binaryOf(text.replaceAll(' ', '')) !== undefined);
}

/** Says why a string is not base64. */
function describeEncoding(text: string): FormatFailure {
  for (const { pattern, code, params, isMeant, rule } of MISTAKES) {
    const match = pattern.exec(text);
    if (match === null || isMeant?.(text) === false) continue;
    const part = { start: match.index, end: match.index + match[0].length };
    return { ...fail(code, params?.(text, part.start)), part, ...(rule && { rule }) };
  }
  const cut = fail('incomplete-base64', { length: text.length });
  const unpadded = { ...fail('lost-padding', { values: 1 }), rule: lostPadding };
  return text.length % 4 === 1 ? cut : unpadded;
}
