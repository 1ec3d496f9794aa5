/** Applies to each part of a name with brackets or points. */
const LONGEST_PART = 40;
export const LONGEST_NAME = 100;

const IDENTIFIER = /^[\w.\-[\]]*$/;
/** A path of a URL, as in OpenAPI, or a media type: words in lower case. */
const SLASHED = /^\/?[a-z]+\d?(?:[-_.+/{}]{1,2}[a-z]+\d?)*[}/]?$/;
const SEPARATORS = /[_.\-[\]]/g;

/** It may be part of a card number, a phone number or a date. */
const LONG_NUMBER = /\d{4}/;

/** How keys and tokens of well-known services start. */
const SECRET_PREFIX = /^(?:[prs]k[_-](?:live|test)|whsec_|gh[opsu]_|xox[abp]-|eyJ|AKIA)/i;

/** Matches `2E`, `DEx` and `aBcD`. Three matches are common in base64 and hexadecimal strings, but rare in names. */
const ENCODED_PART = /\d(?=[A-Za-z])|[A-Z]{2}[a-z]|[a-z](?=[A-Z][a-z]?[A-Z])/g;

/** In a word of 12 or more characters, two matches are common if they are random, but rare in names. */
const WORD = /[A-Z]?[a-z\d]+|[A-Z\d]+/g;
const LONG_WORD = 12;
const ODD_LETTERS = /\d(?=[a-z])|[jqvxz][b-df-hj-np-tv-xz]|[b-df-hj-np-tv-xz](?:[jqxz]|[b-df-hj-np-tv-xz]{4})/gi;

/**
 * Whether a field's name may be shown: it consists of words, and can't be a payer's data or a secret. Spaces around it are
 * ignored.
 */
export function isShowableName(name: string): boolean {
  if (showable.has(name)) return true;
  const isShowable = consistsOfWords(name);
  if (isShowable && showable.size < MOST_CACHED) showable.add(name);
  return isShowable;
}

/** A name in lower case, without spaces, `-` and `_`, and without the `?` of a URL's query. */
export const bareName = (name: string): string => name.toLowerCase().replace(/^\?|[\s_-]/g, '');

/** A cache: most findings of many payloads are about few names. */
const showable = new Set<string>();
const MOST_CACHED = 1000;

function consistsOfWords(name: string): boolean {
  const word = name.trim();
  if (name.length > LONGEST_NAME || !(IDENTIFIER.test(word) || SLASHED.test(word)) || hasLongNumber(word)) return false;
  return word
    .split(/[.[/]/)
    .every((part) => part.length <= LONGEST_PART && !SECRET_PREFIX.test(part) && !isRandom(part));
}

/** Whether a name without its separators has four digits in a row. */
export const hasLongNumber = (name: string): boolean => LONG_NUMBER.test(name.replace(SEPARATORS, ''));

const isRandom = (part: string): boolean =>
  countOf(ENCODED_PART, part) >= 3 ||
  (part.match(WORD) ?? []).some((word) => word.length >= LONG_WORD && countOf(ODD_LETTERS, word) >= 2);

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** The replacement for a name that must not be shown: `<a field name of 3,905 characters>`. */
export const maskedName = (name: string): string =>
  MASKED.test(name)
    ? name
    : `<a field name of ${name.length.toLocaleString('en')} ${name.length === 1 ? 'character' : 'characters'}>`;

const MASKED = /^<(a field name of [\d,]+ characters?)>$/;

/**
 * A field's name as messages show it: masked if it may be data, in quotes if it has invisible characters.
 *
 * @param isKnown Whether it is in a table, or almost: then it is never masked.
 */
export function showName(name: string, isKnown = false): string {
  return isKnown || isShowableName(name) ? quoteUnclear(name) : maskedName(name);
}

/** A name in quotes, for messages about an option or setting; masked if it may be data. */
export const quoteName = (name: string): string => (isShowableName(name) ? `"${name}"` : maskedName(name));

const quoteUnclear = (name: string): string =>
  name === '' || (!IDENTIFIER.test(name) && (name !== name.trim() || name !== withoutControls(name)))
    ? quote(name)
    : name;

/**
 * A field's name in messages: its path from the payload's root, `parameters.card.cart.items[0].price`. Empty for the whole payload.
 *
 * @param isKnown Whether the field's own name is in a table, or almost.
 * @param show How names are shown: `showName`, or unchanged if all are in a table.
 */
export function fieldName(path: readonly (string | number)[], isKnown: boolean, show: typeof showName): string {
  let name = '';
  path.forEach((step, i) => {
    if (typeof step === 'number') name += `[${step}]`;
    // A bracket name is a path itself.
    else name = `${name === '' || step.includes('[') ? '' : `${name}.`}${show(step, isKnown && i === path.length - 1)}`;
  });
  return name.replace(MASKED, '$1');
}

/** Puts a text in quotes, with escapes for invisible characters. */
export const quote = (text: string): string => withoutControls(JSON.stringify(text));

/** Control characters, direction marks, joiners, unusual spaces, and halves of surrogate pairs. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

/** Escapes invisible characters, so that a text such as a file's name stays on one line and can't control a terminal. */
export const withoutControls = (text: string): string => text.replace(INVISIBLE, escapeUnits);

const escapeUnits = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
