import { countCharacters, hasLength } from '@pg/type-codes';
import type { Mistake } from '../findings/finding.ts';
import type { Messages, Params } from '../words/messages.ts';
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
  'url-with-escapes': { message: '{field} must be a URL like https://shop.example/done, but has \\/ in place of /', hint: 'Remove the backslashes.' },
  'url-encoded': { message: '{field} must be a URL like https://shop.example/done, but is percent-encoded as a whole', hint: 'Decode it once.' },
  'url-in-quotes': { message: '{field} must be a URL like https://shop.example/done, but has quotes or brackets around it', hint: 'Remove them.' },
  'url-in-markup': { message: '{field} must be a URL like https://shop.example/done, but is a link or a tag with a URL in it', hint: 'Send only the URL itself.' },
  'file-as-url': { message: '{field} must be a URL like https://shop.example/done, but is the path of a file', hint: 'Put the file on the web, and send its URL.' },
  'url-without-scheme': { message: '{field} must be an absolute URL, like https://shop.example/done, but has no scheme', hint: 'Write https:// before the host.' },
  'url-with-port': { message: '{field} must be a URL like https://shop.example/done, but its port is not a number up to 65535', hint: 'Correct the port, or leave it out with its colon.' },
  'underscore-in-scheme': { message: '{field} must be a URL like https://shop.example/done, but has "_" in its scheme', hint: 'Use a scheme of letters, digits, "+", "-" and "." only.' },
  'placeholder-in-url': { message: '{field} {must} be a URL like https://shop.example/done, but has a placeholder at character {at}', hint: 'Remove it, or write the value itself: nothing is filled in here.' },
  'backslash-in-url': { message: '{field} must be a URL like https://shop.example/done, but has a backslash at character {at}', hint: 'Write / in place of each backslash.' },
  'entity-in-url': { message: '{field} {must} be a URL like https://shop.example/done, but has an HTML entity at character {at}', hint: 'Write the character itself: & in place of &amp;.' },
  'space-in-url': { message: '{field} must be a URL like https://shop.example/done, but has a space at character {at}', hint: 'Remove the space. Inside a path, write it as %20.' },
  'character-in-url': { message: '{field} must be a URL like https://shop.example/done, but has {kind:url} at character {at}', hint: 'Remove it, or if it belongs to the URL, write it percent-encoded.' },
  'percent-in-url': { message: '{field} must be a URL like https://shop.example/done, but has a % without two hex digits at character {at}', hint: 'Write a percent sign as %25.' },
  'url:control': 'a control character',
  'url:"': 'a double quote',
  'url:<': '"<"',
  'url:>': '">"',
  'url:#': 'a second "#"',
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
export const PLAIN_URL =
  /^https?:\/\/(?:[a-z\d]+[.-]){0,100}[a-z][a-z\d]*(?:[/?][\w\-.~:/?@!$&'()*+,;=]*)?(?:#[\w\-.~:/?@!$&'()*+,;=]*)?$/;
const VALID_START = new RegExp(START_OF_URL);

/** Usual causes, the first that matches counts. */
const CAUSES: readonly (readonly [pattern: RegExp, code: keyof typeof urlMessages])[] = [
  [/^<[a-z]+\s|^!?\[[^\]]*\]\(/i, 'url-in-markup'],
  [/^["'`“”„‘’«<(].*["'`“”‘’»>)]$/, 'url-in-quotes'],
  [/^[a-z]+:\\\/|^\\\//i, 'url-with-escapes'],
  [/^[a-z]+%3A/i, 'url-encoded'],
  [/^(?:[a-z]:)?\\|^[a-z]:\/|^[^:/?#]*\.(?:avif|gif|jpe?g|png|svg|webp)$/i, 'file-as-url'],
  [/^https?:\/\/[^/?#@]*:(?!\d{0,4}(?:[/?#]|$)|[^/?#]*@)/i, 'url-with-port'],
  [/^[a-z][a-z\d+.-]*_[\w+.-]*:/i, 'underscore-in-scheme'],
  [/^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+)(?::\d+)?(?:[/?#]|$)/i, 'url-without-scheme'],
];

/** What other services fill in, also percent-encoded: `{CHECKOUT_SESSION_ID}`, `<id>`. */
const PLACEHOLDER = /(?:\{|%7B)\w+(?:\}|%7D)|<\w+>/i;
const ENTITY = /&(?:amp|quot|apos|[lg]t|nbsp|#\d+|#x[\da-f]+);/i;

const failAt = (code: keyof typeof urlMessages, text: string, index: number, params: Params = {}): Mistake =>
  fail(code, { ...params, at: countCharacters(text.slice(0, index)) + 1 });

/** The placeholder or HTML entity in a URL, which parsers accept. */
export function findUnfilled(text: string): Mistake | undefined {
  const [placeholder, entity] = [text.search(PLACEHOLDER), text.search(ENTITY)];
  if (placeholder >= 0) return failAt('placeholder-in-url', text, placeholder);
  return entity < 0 ? undefined : failAt('entity-in-url', text, entity);
}

function findUrlMistake(text: string): Mistake | undefined {
  if (!hasLength(LENGTHS, text)) {
    return { ...fail('url-too-long', { max: LONGEST_URL, length: countCharacters(text) }), basis: 'safety' };
  }
  if (PLAIN_URL.test(text)) return undefined;
  if (text === '') return { code: 'empty', messages: stringMessages };
  const [, cause] = CAUSES.find(([pattern]) => pattern.test(text)) ?? [];
  const isParsed = isUrl(text) && !START_OF_MISTAKE.test(text);
  if (cause && !(isParsed && VALID_START.exec(text)?.[0] === text)) return fail(cause);
  const space = text.search(/\s/);
  if (text[space] === ' ') return failAt('space-in-url', text, space);
  if (space >= 0) return failAt('character-in-url', text, space, { kind: 'control' });
  if (!isParsed)
    return /^https?:\\/i.test(text) ? failAt('backslash-in-url', text, text.indexOf('\\')) : fail('not-a-url');
  const [{ length: index } = ''] = VALID_START.exec(text) ?? [];
  if (index === text.length) return undefined;
  const character = text.charAt(index);
  const unfilled = findUnfilled(text);
  if (unfilled) return unfilled;
  if (character === '\\') return failAt('backslash-in-url', text, index);
  if (character === '%') return failAt('percent-in-url', text, index);
  return failAt('character-in-url', text, index, { kind: character > '~' || character < ' ' ? 'control' : character });
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
