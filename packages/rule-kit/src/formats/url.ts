import { countCharacters, hasLength } from '@pg/type-codes';
import type { Mistake } from '../findings/finding.ts';
import type { Messages } from '../words/messages.ts';
import { stringMessages } from '../words/string-messages.ts';
import { type Format, mistakeOf } from './format.ts';

/**
 * Parsers accept these as URLs, but they are typing mistakes: `https:/shop.example` lost a slash, `localhost:3000` has no
 * scheme. No two parts of the pattern match the same characters, so that it is fast on any string.
 */
const TYPING_MISTAKE =
  '^(?:[Hh][Tt][Tt][Pp][Ss]?:(?:[^/]|/[^/]|//[/\\\\]|/{0,2}$)|(?:localhost|[^:/?#.]*\\.[^:/?#]*):[0-9]+(?:[/?#]|$))';

/** Characters that a URL has only percent-encoded. RFC 3986 also refuses letters outside ASCII, but browsers encode them. */
const REFUSED = '\\s\\x00-\\x20"<>\\\\^`|%\\x7f-\\x9f';
/** Brackets and braces are allowed in the query, because PHP reads `ids[]=1`. Before it, brackets are around an IPv6 address. */
const START_OF_URL = `^[A-Za-z][A-Za-z0-9+.-]*:(?://(?:[^@/?#\\s\\[\\]]*@)?\\[[0-9A-Fa-f:.]+\\])?(?:[^${REFUSED}{}\\[\\]?#]|%[0-9A-Fa-f]{2})*(?:[?](?:[^${REFUSED}#]|%[0-9A-Fa-f]{2})*)?(?:#(?:[^${REFUSED}{}\\[\\]#]|%[0-9A-Fa-f]{2})*)?`;

/** A safety limit of our own. */
export const LONGEST_URL = 2048;
export const URL_LENGTHS = { min: 0, max: LONGEST_URL };

export const url: Format = {
  name: 'url',
  expects: 'an absolute URL',
  jsonSchema: { maxLength: LONGEST_URL, pattern: `${START_OF_URL}$`, not: { type: 'string', pattern: TYPING_MISTAKE } },
  findMistake: findUrlMistake,
};

export const urlMessages = {
  'url-too-long': '{field} must be a URL of at most {max:character}, but has {length}',
  'not-a-url': '{field} must be an absolute URL, like https://shop.example/done',
} as const satisfies Messages;

const fail = mistakeOf(urlMessages);

const START_OF_MISTAKE = new RegExp(TYPING_MISTAKE);
// Faster than the parser. All strings that match are URLs: the host has small letters and digits only, and its last part starts
// with a letter.
const PLAIN_URL =
  /^https?:\/\/(?:[a-z\d]+[.-]){0,100}[a-z][a-z\d]*(?:[/?][\w\-.~:/?@!$&'()*+,;=]*)?(?:#[\w\-.~:/?@!$&'()*+,;=]*)?$/;
/** Strings that `PLAIN_URL` matches too, without a second scheme, an HTML entity, and a word for a missing value. */
export const USUAL_URL =
  /^https?:\/\/(?!https?\/\/|undefined|null|NaN)(?:[a-z\d]+[.-]){0,100}[a-z][a-z\d]*(?:[/?](?!undefined|null|NaN)[\w\-.~&]*(?:[/?=](?!undefined|null|NaN)[\w\-.~&]*)*)?$/;
const VALID_START = new RegExp(START_OF_URL);

function findUrlMistake(text: string): Mistake | undefined {
  if (!hasLength(URL_LENGTHS, text)) {
    return { ...fail('url-too-long', { max: LONGEST_URL, length: countCharacters(text) }), basis: 'safety' };
  }
  if (PLAIN_URL.test(text)) return undefined;
  if (text === '') return { code: 'empty', messages: stringMessages };
  return isParsedUrl(text) && validStart(text) === text ? undefined : fail('not-a-url');
}

/** Whether a parser accepts a string as a URL, and it has no typing mistake. */
export const isParsedUrl = (text: string): boolean => isUrl(text) && !START_OF_MISTAKE.test(text);

/** The longest start of a string that has only what RFC 3986 and browsers accept. */
export const validStart = (text: string): string => VALID_START.exec(text)?.[0] ?? '';

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
