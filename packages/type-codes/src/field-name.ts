/** Of a name, and of each part of a bracket name. */
const LONGEST_NAME = 40;
const LONGEST_BRACKET_NAME = 100;

/** What names of fields look like in the document and in code. */
const IDENTIFIER = /^[\w.\-[\]]+$/;

/** As long as a card number. */
const LONG_NUMBER = /\d{12}/;

/** Places like `NDEx` or `2E`: three are common in base64 and hexadecimal digits, and rare in names. */
const ENCODED_PLACE = /\d(?=[A-Za-z])|[A-Z]{2}[a-z]/g;

/** Whether a field's name may be shown: a payer's data may be used as a name. Spaces around it are a mistake, not data. */
export function isShowableName(name: string): boolean {
  const word = name.trim();
  if (name.length > LONGEST_BRACKET_NAME || !(word === '' || IDENTIFIER.test(word))) return false;
  return word.split('[').every((step) => step.length <= LONGEST_NAME && !LONG_NUMBER.test(step) && !isEncoded(step));
}

const isEncoded = (step: string): boolean => step.length >= 16 && (step.match(ENCODED_PLACE) ?? []).length >= 3;

/** What stands for a field's name that may not be shown: `<a field name of 3,905 characters>`. */
export const maskedName = (name: string): string =>
  `<a field name of ${name.length.toLocaleString('en')} ${name.length === 1 ? 'character' : 'characters'}>`;

/** What `maskedName` returns, which may be shown. */
const MASKED = /^<(a field name of [\d,]+ characters?)>$/;

/** A field's name as messages show it: in quotes if a character of it is invisible. */
export function showName(name: string): string {
  if (MASKED.test(name)) return name;
  return isShowableName(name) ? quoteUnclear(name) : maskedName(name);
}

const quoteUnclear = (name: string): string =>
  name === '' || name !== name.trim() || name !== withoutControls(name) ? quote(name) : name;

/**
 * The name by which a message calls a field: its own, with that of the object or array that has it: `order.amount`,
 * `items[0].price`. Empty for the whole payload.
 *
 * @param isKnown Whether the field's own name is one of a table, or nearly: it may be shown.
 */
export function fieldName(path: readonly (string | number)[], isKnown = false): string {
  const last = path.findLastIndex((step) => typeof step === 'string');
  const parent = path.slice(0, Math.max(0, last)).findLastIndex((step) => typeof step === 'string');
  // The name of a form's field has brackets itself, and says enough.
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

/** In quotes, with escapes for invisible characters. */
export const quote = (text: string): string => withoutControls(JSON.stringify(text));

/** Characters that are invisible, or commands to a terminal: controls, direction marks, joiners, unusual spaces, half pairs. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

/** A text, such as a file's name, on one line, with escapes for invisible characters: no terminal obeys them. */
export const withoutControls = (text: string): string => text.replace(UNSEEN, escapeUnits);

const escapeUnits = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
