import type { TextLayer } from '@pg/nested-text';
import { escapeJson } from './encoded-text.ts';
import { JoinedParts } from './joined-parts.ts';
import { withoutTrailingCommas } from './without-comments.ts';

/** Parts that JSON5 may write differently. An unclosed comment ends with the text. */
const TOKENS =
  /(?<comment>\/\/.*|\/\*[\s\S]*?\*\/)|\/\*[\s\S]*|(?<quote>["'])|(?<word>[\p{L}\p{N}_$.+-]+)|(?<space>[^\S \t\r\n]+)/gu;

/** Converts JSON5 to JSON. Each part keeps its position in the file. Invalid JSON5 becomes invalid JSON. */
export function fromJson5(text: string): TextLayer {
  const parts = new JoinedParts(text);
  let from = 0;
  for (const [start, written, json] of changesIn(text)) {
    if (json === written) continue;
    const end = start + written.length;
    parts.add(text.slice(from, start), from, start);
    parts.add(json, start, end);
    from = end;
  }
  parts.add(text.slice(from), from, text.length);
  const { text: json, toOuter } = parts.join();
  return { text: withoutTrailingCommas(json), toOuter };
}

type Change = readonly [start: number, written: string, json: string];

function* changesIn(text: string): Generator<Change> {
  const tokens = new RegExp(TOKENS);
  for (let token = tokens.exec(text); token; token = tokens.exec(text)) {
    const { index, groups: { comment, quote, word, space } = {} } = token;
    if (comment ?? space) yield [index, token[0], ' '];
    else if (word) yield [index, word, jsonOfWord(word, isBeforeColon(text, tokens.lastIndex))];
    else if (quote) {
      // A pattern for a whole string would need memory for each of its characters.
      const inside = index + 1;
      const end = endOfInside(text, inside, quote);
      tokens.lastIndex = end + 1;
      if (text[end] === quote) yield* changesInString(text.slice(inside, end), inside, quote);
    }
  }
}

/** The offset of a string's closing quote, or of the end of its line. */
function endOfInside(text: string, start: number, quote: string): number {
  let at = start;
  while (at < text.length && !`${quote}\r\n`.includes(text.charAt(at))) {
    at += text.charAt(at) !== '\\' ? 1 : text.startsWith('\r\n', at + 1) ? 3 : 2;
  }
  return at;
}

function* changesInString(inside: string, start: number, quote: string): Generator<Change> {
  yield [start - 1, quote, '"'];
  for (const { index, 0: written } of inside.matchAll(IN_STRING)) {
    const json = written.startsWith('\\') ? jsonOfEscape(written.slice(1)) : escapeJson(written);
    yield [start + index, written, json];
  }
  yield [start + inside.length, quote, '"'];
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
