import { isObject, type Params, type Rule, readJsonText, type TextReading, type Violation } from '@pg/rule-kit';
import { textRules } from '@pg/rule-kit/internal';
import { decodeText } from './encoded-text.ts';
import { MASKED } from './masks.ts';
import { AS_GIVEN, type tokenMessages } from './messages.ts';
import { findPrinted } from './printed-object.ts';
import { damageRules, tokenTextRules } from './rules.ts';

type TokenCode = keyof typeof tokenMessages;

const OTHER_STRING: Violation = { rule: tokenTextRules['token-as-object-string'], path: [], code: 'other-string' };

/** Reads a payment token or a JSON string inside it. Returns its value, or the mistake that explains why it is not JSON. */
export const readGivenToken = (given: unknown): TextReading =>
  typeof given === 'string' ? readTokenText(given) : { value: given, violations: [] };

function readTokenText(text: string): TextReading {
  const { value, violations } = readJsonText(text);
  if (typeof value === 'string') return readQuoted(value, text);
  const mistake = isObject(value) ? undefined : (findMistake(text) ?? findOtherString(text, value));
  return mistake
    ? { value: undefined, violations: [mistake] }
    : { value, violations: violations.map(toTokenViolation) };
}

/** Text without any JSON, such as another gateway's token. */
const findOtherString = (text: string, value: unknown): Violation | undefined =>
  value === undefined && !/[{"]/.test(text) ? OTHER_STRING : undefined;

/** The token's codes for some codes of JSON. */
const TOKEN_CODES: Readonly<Record<string, TokenCode>> = {
  'line-break-in-string': 'token-line-break',
  'duplicate-field': 'duplicate-token-field',
  'unexpected-token': 'token-not-json',
  'missing-token': 'token-not-json',
  'extra-token': 'token-not-json',
};

/** Replaces the hint of a JSON mistake, which is to edit the JSON, because that would break the token's signature. */
function toTokenViolation(violation: Violation): Violation {
  const { rule, code, path } = violation;
  if (rule === textRules['too-deep'] || rule === textRules['too-many-values']) return violation;
  const cut: TokenCode = path.length > 0 ? 'token-cut-off-inside' : 'token-cut-off';
  const tokenCode = code === 'truncated' ? cut : TOKEN_CODES[code];
  const own = tokenCode && { code: tokenCode, params: {}, messages: undefined, hint: undefined };
  return { ...violation, hint: AS_GIVEN, ...own, fix: undefined, choices: undefined };
}

/** Reads a JSON string instead of a JSON object: it may contain a token that was encoded twice. */
function readQuoted(quoted: string, text: string): TextReading {
  const { value } = readJsonText(quoted);
  if (typeof value === 'string') return readQuoted(value, text);
  if (!isObject(value)) return { value: undefined, violations: [findMistake(quoted) ?? OTHER_STRING] };
  return { value, violations: [violationAt(tokenTextRules['token-encoded-twice'], 'token-encoded-twice', text)] };
}

/** A pattern's group, if any, is the param `word` of the message; if it does not match, the last column is. */
// biome-ignore format: a table
const MISTAKES: readonly (readonly [rule: Rule, code: TokenCode, pattern: RegExp, word?: string])[] = [
  [textRules.syntax, 'empty-token', /^\s*$/],
  [damageRules['percent-encoded'], 'percent-encoded-token', /^\s*%(?:25)*(?:7B|22)/i],
  [tokenTextRules['token-as-object-string'], 'no-token', /^\s*(undefined|NaN|None|nil|null|true|false)\s*$/i],
  [tokenTextRules['example-token'], 'example-token', /^\s*examplePaymentMethodToken\s*$/],
  [tokenTextRules['example-token'], 'masked-token', MASKED],
  [tokenTextRules['token-encoded-twice'], 'token-encoded-twice', /^\s*\{\s*\\+"/],
  [tokenTextRules['missing-backslashes'], 'missing-backslashes', /(?:"(signedMessage|signedKey|token)"\s*:\s*)?"\{\s*"/, 'a string'],
  // The nonce or the identifier of another service.
  [tokenTextRules['token-as-object-string'], 'other-string', /^\s*[A-Za-z]+_[\w-]+\s*$/],
];

function findMistake(text: string): Violation | undefined {
  const printed = findPrinted(text);
  if (printed) return violationAt(tokenTextRules['token-as-object-string'], 'printed-object', text, 0, { ...printed });
  for (const [rule, code, pattern, other] of MISTAKES) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [matched, word = other] = match;
    // The field's name is no part of the mistake.
    const start = Math.max(0, matched.indexOf('"{'));
    const params = word === undefined ? {} : { word };
    return violationAt(rule, code, matched.slice(start), match.index + start, params);
  }
  return findInDecoded(text);
}

/** The mistake in an encoded text or, if that has none, its encoding. */
function findInDecoded(text: string): Violation | undefined {
  const { encoding, decoded } = decodeText(text) ?? {};
  if (encoding === undefined || decoded === undefined) return undefined;
  const isObjectText = /^\s*\{\s*"/.test(decoded);
  if (isObjectText) return violationAt(tokenTextRules['token-as-base64'], 'token-as-base64', text, 0, { encoding });
  const inside = findMistake(decoded);
  return inside && { ...inside, within: violationAt(inside.rule, inside.code, text).within };
}

/** A violation at a part of the text, without the spaces around it. */
function violationAt(rule: Rule, code: string, part: string, at = 0, params: Params = {}): Violation {
  const start = at + part.length - part.trimStart().length;
  const within = { path: [], start, end: Math.max(start, at + part.trimEnd().length) };
  return { rule, path: [], code, params, within };
}
