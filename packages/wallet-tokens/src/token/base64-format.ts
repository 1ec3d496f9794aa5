import type { Format, Mistake, Params } from '@pg/rule-kit';
import { stringMessages } from '@pg/rule-kit/internal';
import { binaryOf } from '../encodings/bytes.ts';
import { MASKED, PARTLY_MASKED } from './masks.ts';
import { formatMessages } from './messages.ts';
import { damageRules } from './rules.ts';

interface Base64Options {
  readonly name: string;
  readonly of: string;
  /** The minimum number of bytes. */
  readonly min?: number;
  /** The exact number of bytes. */
  readonly exact?: number;
  /** Whether a string with a correct number of bytes matches, and the code if not. `binary` has one character for each byte. */
  readonly content?: readonly [code: FormatCode, matches: (base64: string, binary: string) => boolean];
}

/** A format of standard base64 with padding. */
export function base64Format({ name, of, min = 1, exact, content }: Base64Options): Format {
  return {
    name,
    expects: `base64 of ${of}`,
    pattern: exact ? patternOfExactly(exact) : PATTERN,
    findMistake(text) {
      if (HEX.test(text)) return fail('hex-not-base64');
      const binary = binaryOf(text);
      if (binary === undefined || text.endsWith(PADDING_LETTERS)) return describeEncoding(text);
      const bytes = binary.length;
      if (bytes === 0) return EMPTY;
      if (bytes >= min && bytes === (exact ?? bytes)) {
        return content?.[1](text, binary) === false ? fail(content[0]) : undefined;
      }
      return exact ? fail('wrong-number-of-bytes', { exact, bytes }) : fail('too-few-bytes', { min, bytes });
    },
  };
}

/** At least 16 bytes, with a digit: base64 of that length has other letters too, except base64 of zeros. */
const HEX = /^(?=[A-Fa-f]*\d)(?:[\dA-Fa-f]{2}){16,}$/;

/** At least one byte. */
const PATTERN = '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$';

const patternOfExactly = (bytes: number): string =>
  `^[A-Za-z0-9+/]{${Math.ceil((bytes * 4) / 3)}}={${(3 - (bytes % 3)) % 3}}$`;

type FormatCode = keyof typeof formatMessages;

export const fail = (code: FormatCode, params: Params = {}): Mistake => ({ code, params, messages: formatMessages });

export const EMPTY: Mistake = { code: 'empty', messages: stringMessages };

/** `\u003d`, the escape of the padding, without its backslash. Base64 itself almost never ends with it. */
const PADDING_LETTERS = 'u003d';

type Damage = readonly [
  pattern: RegExp,
  code: FormatCode,
  /** The params of the message; `at` is the index of the match. */
  params?: (text: string, at: number) => Params,
  /** The rule, if the mistake damages all values of the token. They have one finding, with their number. */
  rule?: Mistake['rule'],
  /** Whether a string that matches the pattern has the mistake. Default: it does. */
  applies?: (text: string) => boolean,
];

type FindParams = NonNullable<Damage[2]>;
const position: FindParams = (_, at) => ({ at: at + 1 });
const oneValue: FindParams = () => ({ values: 1 });
const lines: FindParams = (text) => ({ lines: text.split(/\r\n?|\n/).length });

// biome-ignore format: a table
const DAMAGES: readonly Damage[] = [
  [MASKED, 'masked-value'],
  [PARTLY_MASKED, 'masked-value'],
  [/%[\dA-Fa-f]{2}/, 'percent-encoded-value', oneValue, damageRules['percent-encoded']],
  [/-----/, 'not-base64', position],
  [/[\r\n]/, 'line-break-in-base64', lines],
  [/(?:\\u003d){1,2}$/, 'escaped-padding', oneValue, damageRules['missing-escape']],
  [/[^A-Za-z0-9+/=\-_ ]|=(?!=?$)/, 'not-base64', position],
  [/ /, 'not-base64', position, undefined, hasInsertedSpace],
  [/ /, 'lost-plus', oneValue, damageRules['lost-plus']],
  [/(?:u003d){1,2}$/, 'missing-escape', oneValue, damageRules['missing-escape']],
  [/[-_]/, 'base64url', oneValue, damageRules.base64url],
];

/** Whether a space was inserted, and is not a lost `+`: it is after the padding, or the length is only right without spaces. */
function hasInsertedSpace(text: string): boolean {
  return /= /.test(text) || (text.length % 4 !== 0 && binaryOf(text.replaceAll(' ', '')) !== undefined);
}

/** Returns the reason why a string is not base64. */
function describeEncoding(text: string): Mistake {
  for (const [pattern, code, params, rule, applies] of DAMAGES) {
    const match = pattern.exec(text);
    if (match === null || applies?.(text) === false) continue;
    const part = { start: match.index, end: match.index + match[0].length };
    return { ...fail(code, params?.(text, part.start)), part, ...(rule && { rule }) };
  }
  const cut = fail('incomplete-base64', { length: text.length });
  const unpadded = { ...fail('lost-padding', { values: 1 }), rule: damageRules['lost-padding'] };
  return text.length % 4 === 1 ? cut : unpadded;
}
