import { countCharacters, hasLength } from '@pg/type-codes';
import type { Mistake } from '../findings/finding.ts';
import { type CheckCode, toMistake } from '../findings/messages.ts';
import type { Params } from '../words/messages.ts';
import { isParsedUrl, URL_LENGTHS, urlMessages, validStart } from './url.ts';

/** Usual causes, the first that matches counts. */
const CAUSES: readonly (readonly [pattern: RegExp, code: CheckCode])[] = [
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

const AT_CHARACTER: Readonly<Record<string, CheckCode>> = {
  ' ': 'space-in-url',
  '\\': 'backslash-in-url',
  '%': 'percent-in-url',
};

const failAt = (code: CheckCode, text: string, index: number, params: Params = {}): Mistake =>
  toMistake(code, { ...params, at: countCharacters(text.slice(0, index)) + 1 });

/** The mistake in a URL that parsers accept: the drive of a file's path, a placeholder, an HTML entity. */
export function findUnfilled(text: string): Mistake | undefined {
  if (/^[a-z]:\//i.test(text)) return toMistake('file-as-url');
  const [placeholder, entity] = [text.search(PLACEHOLDER), text.search(ENTITY)];
  if (placeholder >= 0) return failAt('placeholder-in-url', text, placeholder);
  return entity < 0 ? undefined : failAt('entity-in-url', text, entity);
}

/** Why a string is not a URL; `undefined` if it is not known. */
export function findUrlCause(text: unknown): Mistake | undefined {
  if (typeof text !== 'string' || text === '' || !hasLength(URL_LENGTHS, text)) return undefined;
  const [, cause] = CAUSES.find(([pattern]) => pattern.test(text)) ?? [];
  const known = cause && isRight(cause, text) ? toMistake(cause) : findUnfilled(text);
  if (known) return known;
  const space = text.search(/\s/);
  const isParsed = isParsedUrl(text.replaceAll(/\s/g, ''));
  const asPath = `https://shop.example/${text}`;
  if (!isParsed && (space >= 0 || validStart(asPath) !== asPath) && !/^[a-z]+:/i.test(text)) return undefined;
  if (!isParsed && !/^[a-z]+:\\/i.test(text))
    return /^https?:\/\/[^/?#]/i.test(text)
      ? toMistake('url-with-host')
      : { code: 'not-a-url', messages: urlMessages, hint: 'Start it with https:// and the host.' };
  const index = !isParsed ? text.indexOf('\\') : space >= 0 ? space : validStart(text).length;
  const character = text.charAt(index);
  const code = AT_CHARACTER[/\p{Zs}/u.test(character) ? ' ' : character];
  if (code) return failAt(code, text, index);
  return failAt('character-in-url', text, index, { kind: character > '~' || character < ' ' ? 'control' : character });
}
