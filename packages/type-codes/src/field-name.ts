/** Applies to each part of a bracket name. */
const LONGEST_NAME = 40;
const LONGEST_BRACKET_NAME = 100;

const IDENTIFIER = /^[\w.\-[\]]+$/;

/** It may be a card number. */
const LONG_NUMBER = /\d{12}/;

/** Matches `2E` and `DEx`. Three matches are common in base64 and hexadecimal strings, but rare in names. */
const ENCODED_PART = /\d(?=[A-Za-z])|[A-Z]{2}[a-z]/g;

/** Whether a field's name may be shown. It must not be if it may be a payer's data. Spaces around it are ignored. */
export function isShowableName(name: string): boolean {
  const word = name.trim();
  if (name.length > LONGEST_BRACKET_NAME || !(word === '' || IDENTIFIER.test(word))) return false;
  return word.split('[').every((step) => step.length <= LONGEST_NAME && !LONG_NUMBER.test(step) && !isEncoded(step));
}

const isEncoded = (step: string): boolean => step.length >= 16 && (step.match(ENCODED_PART) ?? []).length >= 3;

/** The replacement for a name that must not be shown: `<a field name of 3,905 characters>`. */
export const maskedName = (name: string): string =>
  `<a field name of ${name.length.toLocaleString('en')} ${name.length === 1 ? 'character' : 'characters'}>`;

const MASKED = /^<(a field name of [\d,]+ characters?)>$/;

/** A field's name as messages show it: masked if it may be data, in quotes if it has invisible characters. */
export function showName(name: string): string {
  if (MASKED.test(name)) return name;
  return isShowableName(name) ? quoteUnclear(name) : maskedName(name);
}

const quoteUnclear = (name: string): string =>
  name === '' || name !== name.trim() || name !== withoutControls(name) ? quote(name) : name;

/**
 * A field's name in messages, with the name of the object or array around it: `order.amount`, `items[0].price`. Empty for
 * the whole payload.
 *
 * @param isKnown Whether the field's own name is in a table, or almost: then it is never masked.
 */
export function fieldName(path: readonly (string | number)[], isKnown = false): string {
  const last = path.findLastIndex((step) => typeof step === 'string');
  const parent = path.slice(0, Math.max(0, last)).findLastIndex((step) => typeof step === 'string');
  // Inside a form field with a bracket name, the field's own name is enough.
  const start = parent < 0 ? 0 : String(path[parent]).includes('[') ? last : parent;
  const name = path
    .slice(start)
    .map((step, i, { length }) => {
      if (typeof step === 'number') return `[${step}]`;
      return `${i === 0 ? '' : '.'}${isKnown && i === length - 1 ? quoteUnclear(step) : showName(step)}`;
    })
    .join('');
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
