import { countCharacters, writeDecimal } from './plain-checks.ts';

/*
 * The messages of the hand-written collector: what was found and what is allowed, in the words of @pg/type-codes, but
 * written apart from it, since they are part of the yardstick.
 */

/** What is wrong with a value that `isObject` refuses. */
export const describeObject = (value: unknown): string => `${kindOf(value)}, an object only`;

/** What is wrong with a value that is no list. */
export const describeList = (value: unknown): string => `${kindOf(value)}, an array only`;

/** What is wrong with a value that is no boolean. */
export const describeBoolean = (value: unknown): string => `${kindOf(value)}, true or false only`;

/** What is wrong with a value that `isText` refuses. */
export const describeText = (value: unknown, max: number): string =>
  typeof value === 'string' ? `${characters(value)}, at most ${max}` : `${kindOf(value)}, text only`;

/** What is wrong with a value that is not in a list; only what could be one of its codes is quoted. */
export function describeListed(value: unknown, allowed: string, longest: number): string {
  if (typeof value !== 'string') return `${kindOf(value)}, only ${allowed}, as text`;
  const isCode = value.length <= longest && /^[A-Za-z]+$/.test(value);
  return `${isCode ? `"${value}"` : characters(value)}, only ${allowed}`;
}

/** What is wrong with a value that `isUrl` refuses. */
export function describeUrl(value: unknown): string {
  if (typeof value !== 'string') return `${kindOf(value)}, text only`;
  const blank = value.search(/\s/);
  if (blank >= 0) return `a blank at character ${blank + 1}, an absolute URL only`;
  return `${value === '' ? 'an empty text' : 'no absolute URL'}, such as https://shop.example/done`;
}

/** What is wrong with a value that `isLetters` refuses. */
export function describeLetters(value: unknown, min: number, max: number): string {
  if (typeof value !== 'string') return `${kindOf(value)}, text only`;
  return otherCharacter(value, isLetter, 'letters only') ?? lengthMessage(value, min, max);
}

/** What is wrong with a value that `isDecimal` refuses. */
export function describeDecimal(value: unknown, max: number): string {
  if (!isTextOrNumber(value)) return `${kindOf(value)}, text or number only`;
  const text = textOf(value);
  return decimalMessage(text) ?? lengthMessage(text, 0, max);
}

/** What is wrong with a value that `isAmount` refuses. */
export function describeAmount(value: unknown, digits: number, decimals: number): string {
  if (!isTextOrNumber(value)) return `${kindOf(value)}, text or number only`;
  const text = textOf(value);
  if (text === '') return 'an empty text, at least 1 digit';
  const message = decimalMessage(text);
  if (message !== undefined) return message;
  const [whole = '', fraction = ''] = text.split('.');
  return whole.length > digits
    ? `${count(whole.length, 'digit')} before the point, at most ${digits}`
    : `${count(fraction.length, 'decimal')}, at most ${decimals}`;
}

/** What is wrong with a value that is neither two letters nor three digits. */
export function describeCountry(value: unknown): string {
  const allowed = 'exactly 2 letters or exactly 3 digits';
  if (!isTextOrNumber(value)) return `${kindOf(value)}, text or number only`;
  const text = textOf(value);
  const isAllowed = text.length === 3 ? isDigit : isLetter;
  const isOfOneClass = /^(?:[A-Za-z]*|[0-9]*)$/.test(text);
  const other = isOfOneClass ? undefined : otherCharacter(text, isAllowed, allowed);
  return other ?? `${characters(text)}, ${allowed}`;
}

const isTextOrNumber = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const textOf = (value: string | number): string =>
  typeof value === 'string' ? value : `${value < 0 ? '-' : ''}${writeDecimal(Math.abs(value))}`;

const lengthMessage = (text: string, min: number, max: number): string =>
  `${characters(text)}, ${min === max ? 'exactly' : 'at most'} ${max}`;

/** The first character that can't stand in a decimal number. */
function decimalMessage(text: string): string | undefined {
  const point = text.indexOf('.');
  const isAllowed = (unit: number, i: number): boolean => isDigit(unit) || (i === point && unit === 0x2e);
  const other = otherCharacter(text, isAllowed, 'digits only, one point allowed');
  if (other !== undefined || (point !== 0 && (point < 0 || point < text.length - 1))) return other;
  return `a point at character ${point + 1}, a digit before and after it`;
}

function otherCharacter(
  text: string,
  isAllowed: (unit: number, i: number) => boolean,
  allowed: string,
): string | undefined {
  for (let i = 0; i < text.length; i++) {
    if (isAllowed(text.charCodeAt(i), i)) continue;
    return `${characterKind(text, i)} at character ${countCharacters(text.slice(0, i)) + 1}, ${allowed}`;
  }
  return undefined;
}

function characterKind(text: string, i: number): string {
  const unit = text.charCodeAt(i);
  if (isDigit(unit)) return 'a digit';
  if (isLetter(unit)) return 'a letter';
  if (unit === 0x2e) return 'a point';
  if (unit === 0x2b || unit === 0x2d) return 'a sign';
  if (unit < 0x20 || (unit >= 0x7f && unit <= 0x9f)) return 'a control character';
  const character = String.fromCodePoint(text.codePointAt(i) ?? 0);
  if (/\s/.test(character)) return 'a blank';
  if (unit === 0x2c) return 'a comma';
  if (/\p{L}/u.test(character)) return 'a letter outside A to Z';
  return /\p{Nd}/u.test(character) ? 'a digit outside 0 to 9' : 'a symbol';
}

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
const isLetter = (unit: number): boolean => (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;

const characters = (text: string): string =>
  text === '' ? 'an empty text' : count(countCharacters(text), 'character');

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The JSON kind of a value. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'string') return 'a text';
  return `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}
