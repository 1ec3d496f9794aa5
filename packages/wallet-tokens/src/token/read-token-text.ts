import { MAX_LEVELS } from '@pg/nested-text';
import { isObject, type Params, type Path, type Rule, type TextReading, type Violation } from '@pg/rule-kit';
import { textRules } from '@pg/rule-kit/internal';
import { binaryOf } from '../encodings/bytes.ts';
import type { tokenMessages } from '../messages.ts';
import { MASKED } from './masks.ts';
import { damageRules, tokenTextRules } from './rules.ts';

type TokenCode = keyof typeof tokenMessages;

/** A JSON parser: `readJsonText` of rule-kit explains a syntax error, `parseJson` only reports that there is one. */
export type ReadJson = (text: string) => TextReading;

/** The parser for senders. It is small, because it does not explain syntax errors. */
export function parseJson(text: string): TextReading {
  try {
    const value: unknown = JSON.parse(text);
    const violations = findIgnoredByParse(text);
    return { value: violations.some(({ rule }) => rule === textRules['too-deep']) ? undefined : value, violations };
  } catch {
    return { value: undefined, violations: [notJson()] };
  }
}

/** The marks of JSON, and the escapes in its strings. */
const MARKS = /\\.|["{}[\],:]/g;

/** Finds duplicate names and too many levels in valid JSON: JSON.parse ignores both. */
function findIgnoredByParse(text: string): Violation[] {
  const found: Violation[] = [];
  const names: Set<string>[] = [];
  const path: (string | number)[] = [];
  let string = '';
  /** Where the open string starts. */
  let start = -1;
  for (const { 0: part, index } of text.matchAll(MARKS)) {
    const last = names.length - 1;
    if (part === '"') {
      string = text.slice(start, index + 1);
      start = start < 0 ? index : -1;
    } else if (start >= 0) continue;
    else if (part === ':') {
      const name = String(JSON.parse(string));
      path[last] = name;
      if (names[last]?.has(name)) found.push(textViolation('duplicate-field', path.slice(0, last + 1)));
      names[last]?.add(name);
    } else if (part === '{' || part === '[') {
      path[names.push(new Set()) - 1] = 0;
      if (names.length > MAX_LEVELS) return [...found, textViolation('too-deep', path.slice(0, last + 1))];
    } else if (part === '}' || part === ']') names.pop();
    else if (part === ',') path[last] = Number(path[last]) + 1;
  }
  return found;
}

const textViolation = (code: 'duplicate-field' | 'too-deep', path: Path): Violation => ({
  rule: textRules[code],
  path,
  code,
  params: { max: MAX_LEVELS },
});

const violationOf = (rule: Rule, code: TokenCode): Violation => ({ rule, path: [], code });

const notJson = (): Violation => violationOf(textRules.syntax, 'token-not-json');
const OTHER_STRING = violationOf(tokenTextRules['token-as-object-string'], 'other-string');

/** Reads a payment token or a JSON string inside it. Returns its value, or the mistake that explains why it is not JSON. */
export function readTokenText(text: string, readJson: ReadJson): TextReading {
  const { value, violations } = readJson(text);
  if (typeof value === 'string') return readQuoted(value, text, readJson);
  const mistake = value === undefined ? findMistake(text) : undefined;
  return { value, violations: mistake ? [mistake] : violations.map(toTokenViolation) };
}

/** The token's codes for some codes of JSON. */
const TOKEN_CODES: Readonly<Record<string, TokenCode>> = {
  'line-break-in-string': 'token-line-break',
  'duplicate-field': 'duplicate-token-field',
};

/** Replaces the message of a JSON mistake. Its hint is to edit the JSON, but that would break the token's signature. */
function toTokenViolation(violation: Violation): Violation {
  const { rule, code, path } = violation;
  if (rule === textRules['too-deep'] || rule === textRules['too-many-values']) return violation;
  const cut: TokenCode = path.length > 0 ? 'token-cut-off-inside' : 'token-cut-off';
  const tokenCode = code === 'truncated' ? cut : (TOKEN_CODES[code] ?? 'token-not-json');
  return { ...violation, code: tokenCode, params: {}, messages: undefined };
}

/** Reads a JSON string instead of a JSON object: it may contain a token that was encoded twice. */
function readQuoted(quoted: string, text: string, readJson: ReadJson): TextReading {
  const { value } = readJson(quoted);
  if (!isObject(value)) return { value: undefined, violations: [findMistake(quoted) ?? OTHER_STRING] };
  return { value, violations: [violationAt(tokenTextRules['token-encoded-twice'], 'token-encoded-twice', text)] };
}

interface Mistake {
  readonly rule: Rule;
  readonly code: TokenCode | 'no-value';
  /** Matches the mistake. Its group, if any, is the param `word` of the message. */
  readonly pattern: RegExp;
  /** The param `word` if the group does not match. */
  readonly word?: string;
  /** Whether a text that matches the pattern has the mistake. Default: it does. */
  readonly applies?: (text: string) => boolean;
}

/** How languages print objects: `Token(a=1)`, `{a=1}`, `map[a:1]`, `{'a': 1}`, `{:a=>1}`, `Array (`, `#<Token`, `Token@1f2e`. */
const PRINTED =
  /^\s*(?:\[object \w+\]|[A-Za-z_$][\w$.]*\((?=\w+=|\))|\{\w+=|&?(?:map\[|\{\s*)(?:\w+|'\w+')\s*:|\{\s*(?::\w+|"\w+")\s*=>|(?:Array|array|object|stdClass Object)\s*(?:\(|$)|#<\w+|<[\w.]+(?: object at|: 0x)|[A-Za-z_][\w.$]*@[\da-f]{4,16}\s*$)/;

// biome-ignore format: a table
const MISTAKES: readonly Mistake[] = [
  { rule: textRules.syntax, code: 'empty-token', pattern: /^\s*$/ },
  { rule: damageRules['percent-encoded'], code: 'percent-encoded-token', pattern: /^\s*%(?:25)*(?:7B|22)/i },
  { rule: tokenTextRules['token-as-object-string'], code: 'no-value', pattern: /^\s*(undefined|NaN|None|nil|NULL)\s*$/ },
  { rule: tokenTextRules['token-as-object-string'], code: 'printed-object', pattern: PRINTED },
  { rule: tokenTextRules['example-token'], code: 'example-token', pattern: /^\s*examplePaymentMethodToken\s*$/ },
  { rule: tokenTextRules['example-token'], code: 'masked-token', pattern: MASKED },
  { rule: tokenTextRules['token-encoded-twice'], code: 'token-encoded-twice', pattern: /^\s*\{\s*\\+"/ },
  { rule: tokenTextRules['missing-backslashes'], code: 'missing-backslashes', pattern: /"(?<=(?:"(signedMessage|signedKey|token)"\s*:\s*)?")\{\s*"/, word: 'a string' },
  { rule: tokenTextRules['token-as-base64'], code: 'token-as-base64', pattern: /^\s*e[wy][\w+/-]+={0,2}\s*$/, applies: isBase64OfObject },
  // The nonce or the identifier of another service.
  { rule: tokenTextRules['token-as-object-string'], code: 'other-string', pattern: /^\s*[A-Za-z]+_[\w-]+\s*$/ },
];

function findMistake(text: string): Violation | undefined {
  for (const { rule, pattern, applies, code, word: other } of MISTAKES) {
    const match = pattern.exec(text);
    if (match === null || applies?.(text) === false) continue;
    const [matched, word = other] = match;
    return violationAt(rule, code, matched, match.index, word === undefined ? {} : { word });
  }
  return undefined;
}

/** A violation at a part of the text, without the spaces around it. */
function violationAt(rule: Rule, code: string, part: string, at = 0, params: Params = {}): Violation {
  const start = at + part.length - part.trimStart().length;
  const within = { path: [], start, end: Math.max(start, at + part.trimEnd().length) };
  return { rule, path: [], code, params, within };
}

/** It decodes the first characters only: the text of a JSON object starts with a brace. */
function isBase64OfObject(text: string): boolean {
  return binaryOf(text.trim().slice(0, 4))?.startsWith('{') === true;
}
