import { countCharacters, hasLength } from '@pg/type-codes';
import type { Mistake } from '../findings/finding.ts';
import type { Messages, Params } from '../words/messages.ts';
import { type Format, mistakeOf } from './format.ts';

/**
 * Parsers accept these as URLs, but they are typing mistakes: `https:/shop.example` lost a slash, `localhost:3000` has no
 * scheme. No two parts of the pattern match the same characters, so that it is fast on any string.
 */
const TYPING_MISTAKE =
  '^(?:[Hh][Tt][Tt][Pp][Ss]?:(?:[^/]|/[^/]|//[/\\\\]|/{0,2}$)|(?:localhost|[^:/?#.]*\\.[^:/?#]*):[0-9]+(?:[/?#]|$))';

/** A character that RFC 3986 allows, or a letter outside ASCII, which browsers encode. */
const ALLOWED = '[^\\s\\x00-\\x20"<>\\\\^`{|}%\\[\\]\\x7f-\\x9f]';
/** Brackets are allowed only around an IPv6 address. */
const START_OF_URL = `^[A-Za-z][A-Za-z0-9+.-]*:(?://(?:[^@/?#\\s\\[\\]]*@)?\\[[0-9A-Fa-f:.]+\\])?(?:${ALLOWED}|%[0-9A-Fa-f]{2})*`;

/** A safety limit of our own. */
export const LONGEST_URL = 2048;
const LENGTHS = { min: 0, max: LONGEST_URL };

export const url: Format = {
  name: 'url',
  expects: 'an absolute URL',
  jsonSchema: { maxLength: LONGEST_URL, pattern: `${START_OF_URL}$`, not: { pattern: TYPING_MISTAKE } },
  findMistake: findUrlMistake,
};

// biome-ignore format: a table
export const urlMessages = {
  'url-too-long': '{field} must be a URL of at most {max:character}, but has {length}',
  'not-a-url': '{field} must be an absolute URL, like https://shop.example/done',
  'space-in-url': { message: '{field} must be a URL like https://shop.example/done, but has a space at character {at}', hint: 'Remove the space. Inside a path, write it as %20.' },
  'character-in-url': { message: '{field} must be a URL like https://shop.example/done, but has {kind:url} at character {at}', hint: 'Remove it, or write it percent-encoded.' },
  'percent-in-url': { message: '{field} must be a URL like https://shop.example/done, but has a % without two hex digits at character {at}', hint: 'Write a percent sign as %25.' },
  'url:control': 'a control character',
  'url:"': 'a double quote',
  'url:<': '"<"',
  'url:>': '">"',
  'url:\\': '"\\"',
  'url:^': '"^"',
  'url:`': '"`"',
  'url:{': '"{"',
  'url:|': '"|"',
  'url:}': '"}"',
  'url:[': '"["',
  'url:]': '"]"',
} as const satisfies Messages;

const fail = mistakeOf(urlMessages);

const START_OF_MISTAKE = new RegExp(TYPING_MISTAKE);
// Faster than the parser. All strings that match are URLs: the host has small letters and digits only, and its last part starts
// with a letter.
export const PLAIN_URL = /^https?:\/\/(?:[a-z\d]+[.-])*[a-z][a-z\d]*(?:[/?#][\w\-.~:/?#@!$&'()*+,;=]*)?$/;
const VALID_START = new RegExp(START_OF_URL);

function findUrlMistake(text: string): Mistake | undefined {
  if (!hasLength(LENGTHS, text)) {
    return { ...fail('url-too-long', { max: LONGEST_URL, length: countCharacters(text) }), basis: 'safety' };
  }
  if (PLAIN_URL.test(text)) return undefined;
  const failAt = (code: keyof typeof urlMessages, index: number, params: Params = {}): Mistake =>
    fail(code, { ...params, at: countCharacters(text.slice(0, index)) + 1 });
  const space = text.search(/\s/);
  if (text[space] === ' ') return failAt('space-in-url', space);
  if (space >= 0) return failAt('character-in-url', space, { kind: 'control' });
  if (!isUrl(text) || START_OF_MISTAKE.test(text)) return fail('not-a-url');
  const [{ length: index } = ''] = VALID_START.exec(text) ?? [];
  if (index === text.length) return undefined;
  const character = text.charAt(index);
  if (character === '%') return failAt('percent-in-url', index);
  return failAt('character-in-url', index, { kind: character > '~' || character < ' ' ? 'control' : character });
}

/** The start of an absolute URL. The parser throws for other strings, which is many times slower. */
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * Whether the platform's parser accepts a string as an absolute URL. `URL.canParse` is not used: in Node.js 20 it rejects
 * letters such as é after some thousand calls.
 */
export function isUrl(text: string): boolean {
  if (!SCHEME.test(text)) return false;
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
}
