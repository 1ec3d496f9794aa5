import type { TextLayer } from '@pg/nested-text';
import { escapeJson } from './encoded-text.ts';
import { JoinedParts } from './joined-parts.ts';
import { withoutTrailingCommas } from './without-comments.ts';

/** Parts that JSON5 may write differently. An unclosed string ends with its line, an unclosed comment with the text. */
const TOKENS =
  /(?<comment>\/\/.*|\/\*[\s\S]*?\*\/)|\/\*[\s\S]*|(?<quote>["'])(?:(?!\k<quote>)[^\\\r\n]|\\(?:\r\n|[\s\S]))*(?<end>\k<quote>)?|(?<word>[\p{L}\p{N}_$.+-]+)|(?<space>[^\S \t\r\n]+)/gu;

/** Converts JSON5 to JSON. Each part keeps its position in the file. Invalid JSON5 becomes invalid JSON. */
export function fromJson5(text: string): TextLayer {
  const parts = new JoinedParts(text);
  let from = 0;
  for (const token of text.matchAll(TOKENS)) {
    for (const [start, written, json] of jsonOf(token, text)) {
      if (json === written) continue;
      const end = start + written.length;
      parts.add(text.slice(from, start), from, start);
      parts.add(json, start, end);
      from = end;
    }
  }
  parts.add(text.slice(from), from, text.length);
  const { text: json, toOuter } = parts.join();
  return { text: withoutTrailingCommas(json), toOuter };
}

type Change = readonly [start: number, written: string, json: string];

function jsonOf({ index, 0: token, groups = {} }: RegExpExecArray, text: string): Change[] {
  const { comment, end, word, space } = groups;
  if (comment ?? space) return [[index, token, ' ']];
  if (word) return [[index, word, jsonOfWord(word, isBeforeColon(text, index + word.length))]];
  if (end === undefined) return [];
  const inside = Array.from(token.slice(1, -1).matchAll(IN_STRING), ({ index: at, 0: written }): Change => {
    return [index + 1 + at, written, written.startsWith('\\') ? jsonOfEscape(written.slice(1)) : escapeJson(written)];
  });
  return [[index, end, '"'], ...inside, [index + token.length - 1, end, '"']];
}

const COLON = /\s*:/y;

function isBeforeColon(text: string, end: number): boolean {
  COLON.lastIndex = end;
  return COLON.test(text);
}

const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
const NUMBER =
  /^(?:\+|(?<minus>-))?(?<digits>NaN|Infinity|0x[\da-f]+|(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)$/i;

function jsonOfWord(word: string, isName: boolean): string {
  if (isName && NAME.test(word)) return `"${word}"`;
  const { minus = '', digits } = NUMBER.exec(word)?.groups ?? {};
  if (digits === undefined) return word;
  // JSON has no NaN, but a number that is too large. Rows report it.
  if (/^[NI]/.test(digits)) return `${minus}1e999`;
  if (/^0x/i.test(digits)) return `${minus}${Number(digits)}`;
  return minus + digits.replace(/^\./, '0.').replace(/\.(?!\d)/, '');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has escapes for them
const IN_STRING = /\\(?:x[\da-f]{2}|\r\n|0\d|[\s\S])|["\0-\x1F]/giu;

const ESCAPED: Readonly<Record<string, string>> = { v: '\v', 0: '\0' };

function jsonOfEscape(escaped: string): string {
  // A digit after \0 is an error, as in JavaScript.
  if (/^(?:["\\/bfnrtux1-9]|0\d)$/.test(escaped)) return `\\${escaped}`;
  if (/^[\r\n\u2028\u2029]/.test(escaped)) return '';
  return escaped.length === 3 ? `\\u00${escaped.slice(1)}` : escapeJson(ESCAPED[escaped] ?? escaped);
}
