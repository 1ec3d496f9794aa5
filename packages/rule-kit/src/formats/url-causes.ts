import { countCharacters, hasLength } from '@pg/type-codes';
import type { Mistake } from '../findings/finding.ts';
import type { Messages, Params } from '../words/messages.ts';
import { mistakeOf } from './format.ts';
import { isParsedUrl, URL_LENGTHS, urlMessages, validStart } from './url.ts';

/** Messages about the usual causes of strings that are no URLs. */
// biome-ignore format: a table
export const urlCauseMessages = {
  'url-with-escapes': { message: '{field} must be a URL like https://shop.example/done, but has \\/ in place of /', hint: 'Remove the backslashes.' },
  'url-encoded': { message: '{field} must be a URL like https://shop.example/done, but is percent-encoded as a whole', hint: 'Decode it once.' },
  'url-in-quotes': { message: '{field} must be a URL like https://shop.example/done, but has quotes or brackets around it', hint: 'Remove them.' },
  'url-in-markup': { message: '{field} must be one URL like https://shop.example/done, without HTML, Markdown or other text', hint: 'Send only the URL itself.' },
  'file-as-url': { message: '{field} {must} be a URL like https://shop.example/done, but is the path of a file', hint: 'Put the file on the web, and send its URL.' },
  'url-with-port': { message: '{field} must be a URL like https://shop.example/done, but its port is not a number up to 65535', hint: 'Correct the port, or leave it out with its colon.' },
  'url-with-host': { message: '{field} must be a URL like https://shop.example/done, but its host cannot exist', hint: 'Correct the host, between :// and the next slash.' },
  'underscore-in-scheme': { message: '{field} must be a URL like https://shop.example/done, but has "_" in its scheme', hint: 'Use a scheme of letters, digits, "+", "-" and "." only.' },
  'placeholder-in-url': { message: '{field} {must} be a URL like https://shop.example/done, but has a placeholder at character {at}', hint: 'Remove it, or write the value itself: nothing is filled in here.' },
  'backslash-in-url': { message: '{field} must be a URL like https://shop.example/done, but has a backslash at character {at}', hint: 'Write / in place of each backslash.' },
  'entity-in-url': { message: '{field} {must} be a URL like https://shop.example/done, but has an HTML entity at character {at}', hint: 'Write the character itself: & in place of &amp;.' },
  'space-in-url': { message: '{field} must be a URL like https://shop.example/done, but has a space at character {at}', hint: 'Remove the space, or write it as %20. If it was a + in a form, write that as %2B.' },
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
  [/^<\/?[a-z]+\d?[\s/>]|^!?\[[^\]]*\]\(|\S\s[<(["']?https?:\/\/|^\w+=["']?https?:/i, 'url-in-markup'],
  [/^["'`“”„‘’«»([]|^<(?:.*>$|[a-z]+:)/i, 'url-in-quotes'],
  [/^[a-z]+:\/?\\\/|^\\\//i, 'url-with-escapes'],
  [/^[a-z]+%(?:25)*3A/i, 'url-encoded'],
  [
    /^(?:[a-z]:)?\\|^[a-z]:\/|^(?:\.\.?|~)\/|^[^:/?#]*\.(?:avif|bmp|gif|heic|html?|ico|jpe?g|pdf|php|png|svg|tiff?|webp)(?:[?#]|$)/i,
    'file-as-url',
  ],
  [/^https?:\/\/[^/?#@[]*:(?!\d{0,4}(?:[/?#]|$)|[^/?#]*@)/i, 'url-with-port'],
  [/^[a-z][a-z\d+.-]*_[\w+.-]*:/i, 'underscore-in-scheme'],
];

/** Whether a text is a URL without its quotes. Otherwise, they are not the cause. */
const isRight = (cause: string, text: string): boolean =>
  cause !== 'url-in-quotes' || isParsedUrl(text.replaceAll(/^\W+|(?<![^\w/])[^\w/]+$/g, ''));

/**
 * What other services and programs fill in, also percent-encoded: `{CHECKOUT_SESSION_ID}`, `<id>`, `%s`, `%ID%`. A value, or a
 * part of the path, also as `[id]`, `$id` or `:id`.
 */
const PLACEHOLDER =
  /(?:\{|%7B)[^{}<>/%"]{1,50}(?:\}|%7D)|<[^<>]{1,50}>|%(?:\d\$)?[sd](?![\da-f])|%\(\w+\)s|%[a-z]\w+%(?![\da-f]{2})|(?<=[/=])(?:(?:\[|%5B)object.{1,3}Object|\[[a-z_]\w*\]|[:$][a-z_]\w*)/i;
const ENTITY = /(?:&|%26)(?:amp|quot|apos|[lg]t|nbsp|#\d+|#x[\da-f]+)(?:;|%3B)/i;

const AT_CHARACTER: Readonly<Record<string, keyof typeof urlCauseMessages>> = {
  ' ': 'space-in-url',
  '\\': 'backslash-in-url',
  '%': 'percent-in-url',
};

const failAt = (code: keyof typeof urlCauseMessages, text: string, index: number, params: Params = {}): Mistake =>
  fail(code, { ...params, at: countCharacters(text.slice(0, index)) + 1 });

/** The mistake in a URL that parsers accept: the drive of a file's path, a placeholder, an HTML entity. */
export function findUnfilled(text: string): Mistake | undefined {
  if (/^[a-z]:\//i.test(text)) return fail('file-as-url');
  const [placeholder, entity] = [text.search(PLACEHOLDER), text.search(ENTITY)];
  if (placeholder >= 0) return failAt('placeholder-in-url', text, placeholder);
  return entity < 0 ? undefined : failAt('entity-in-url', text, entity);
}

/** Why a string is not a URL; `undefined` if it is not known. */
export function findUrlCause(text: unknown): Mistake | undefined {
  if (typeof text !== 'string' || text === '' || !hasLength(URL_LENGTHS, text)) return undefined;
  const [, cause] = CAUSES.find(([pattern]) => pattern.test(text)) ?? [];
  const known = cause && isRight(cause, text) ? fail(cause) : findUnfilled(text);
  if (known) return known;
  const space = text.search(/\s/);
  const isParsed = isParsedUrl(text.replaceAll(/\s/g, ''));
  const asPath = `https://shop.example/${text}`;
  if (!isParsed && (space >= 0 || validStart(asPath) !== asPath) && !/^[a-z]+:/i.test(text)) return undefined;
  if (!isParsed && !/^[a-z]+:\\/i.test(text))
    return /^https?:\/\/[^/?#]/i.test(text)
      ? fail('url-with-host')
      : { code: 'not-a-url', messages: urlMessages, hint: 'Start it with https:// and the host.' };
  const index = !isParsed ? text.indexOf('\\') : space >= 0 ? space : validStart(text).length;
  const character = text.charAt(index);
  const code = AT_CHARACTER[/\p{Zs}/u.test(character) ? ' ' : character];
  if (code) return failAt(code, text, index);
  return failAt('character-in-url', text, index, { kind: character > '~' || character < ' ' ? 'control' : character });
}
