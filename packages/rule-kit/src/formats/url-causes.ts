import { countCharacters, hasLength } from '@pg/type-codes';
import type { Mistake } from '../findings/finding.ts';
import type { Messages, Params } from '../words/messages.ts';
import { mistakeOf } from './format.ts';
import { isParsedUrl, URL_LENGTHS, validStart } from './url.ts';

/** Messages about the usual causes of strings that are no URLs. */
// biome-ignore format: a table
export const urlCauseMessages = {
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

const fail = mistakeOf(urlCauseMessages);

/** Usual causes, the first that matches counts. */
const CAUSES: readonly (readonly [pattern: RegExp, code: keyof typeof urlCauseMessages])[] = [
  [/^<[a-z]+\s|^!?\[[^\]]*\]\(/i, 'url-in-markup'],
  [/^["'`“”„‘’«<(].*["'`“”‘’»>)]$/, 'url-in-quotes'],
  [/^[a-z]+:\\\/|^\\\//i, 'url-with-escapes'],
  [/^[a-z]+%3A/i, 'url-encoded'],
  [/^(?:[a-z]:)?\\|^[a-z]:\/|^[^:/?#]*\.(?:avif|gif|jpe?g|png|svg|webp)$/i, 'file-as-url'],
  [/^https?:\/\/[^/?#@]*:(?!\d{0,4}(?:[/?#]|$)|[^/?#]*@)/i, 'url-with-port'],
  [/^[a-z][a-z\d+.-]*_[\w+.-]*:/i, 'underscore-in-scheme'],
  [/^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+)(?::\d+)?(?:[/?#]|$)/i, 'url-without-scheme'],
];

/** Whether a text is a URL without its quotes, or with a scheme. Otherwise, that is not the cause. */
const isRight = (cause: string, text: string): boolean =>
  (cause !== 'url-in-quotes' || isParsedUrl(text.slice(1, -1))) &&
  (cause !== 'url-without-scheme' || isParsedUrl(`https://${text}`));

/** What other services fill in, also percent-encoded: `{CHECKOUT_SESSION_ID}`, `<id>`. */
const PLACEHOLDER = /(?:\{|%7B)\w+(?:\}|%7D)|<\w+>/i;
const ENTITY = /&(?:amp|quot|apos|[lg]t|nbsp|#\d+|#x[\da-f]+);/i;

const failAt = (code: keyof typeof urlCauseMessages, text: string, index: number, params: Params = {}): Mistake =>
  fail(code, { ...params, at: countCharacters(text.slice(0, index)) + 1 });

/** The placeholder or HTML entity in a URL, which parsers accept. */
export function findUnfilled(text: string): Mistake | undefined {
  const [placeholder, entity] = [text.search(PLACEHOLDER), text.search(ENTITY)];
  if (placeholder >= 0) return failAt('placeholder-in-url', text, placeholder);
  return entity < 0 ? undefined : failAt('entity-in-url', text, entity);
}

/** Why a string is not a URL; `undefined` if it is not known. */
export function findUrlCause(text: unknown): Mistake | undefined {
  if (typeof text !== 'string' || text === '' || !hasLength(URL_LENGTHS, text)) return undefined;
  const [, cause] = CAUSES.find(([pattern]) => pattern.test(text)) ?? [];
  if (cause && isRight(cause, text)) return fail(cause);
  const space = text.search(/\s/);
  if (space >= 0 && !isParsedUrl(text.replaceAll(/\s/g, ''))) return undefined;
  if (text[space] === ' ') return failAt('space-in-url', text, space);
  if (space >= 0) return failAt('character-in-url', text, space, { kind: 'control' });
  if (!isParsedUrl(text))
    return /^https?:\\/i.test(text) ? failAt('backslash-in-url', text, text.indexOf('\\')) : undefined;
  const { length: index } = validStart(text);
  const character = text.charAt(index);
  const unfilled = findUnfilled(text);
  if (unfilled) return unfilled;
  if (character === '\\') return failAt('backslash-in-url', text, index);
  if (character === '%') return failAt('percent-in-url', text, index);
  return failAt('character-in-url', text, index, { kind: character > '~' || character < ' ' ? 'control' : character });
}
