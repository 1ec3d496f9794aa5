import {
  isObject,
  type Params,
  type Path,
  type Rule,
  type RuleViolation,
  type TextReading,
  textRules,
} from '@pg/rule-kit';
import { binaryOf } from '../keys/bytes.ts';
import type { TokenCode } from '../messages/token-messages.ts';
import { MASKED } from './masks.ts';
import * as rules from './text-rules.ts';

/** How JSON is read: `readJsonText` of the rule kit describes a syntax error, `parseJson` only reports that there is one. */
export type ReadJson = (text: string) => TextReading;

/** For senders: JSON that can't be read is not sent, and describing it takes more code than reading it. */
export function parseJson(text: string): TextReading {
  try {
    const value: unknown = JSON.parse(text);
    const violations = findLosses(text);
    return { value: violations.some(({ rule }) => rule === textRules['too-deep']) ? undefined : value, violations };
  } catch {
    return { value: undefined, violations: [notJson()] };
  }
}

/** As many levels as `readJson` of nested-text reads. */
const MAX_DEPTH = 100;

/** The strings of a JSON text, with the colon after a name, and what opens, separates and closes objects and arrays. */
const PARTS = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\],]/g;

/** Finds duplicate names and too many levels in a valid JSON text: JSON.parse ignores both. */
function findLosses(text: string): RuleViolation[] {
  const found: RuleViolation[] = [];
  const names: Set<string>[] = [];
  const path: (string | number)[] = [];
  for (const [part, colon] of text.matchAll(PARTS)) {
    const last = names.length - 1;
    if (colon !== undefined) {
      const name = String(JSON.parse(part.slice(0, -colon.length)));
      path[last] = name;
      if (names[last]?.has(name)) found.push(lossAt('duplicate-field', path.slice(0, last + 1)));
      names[last]?.add(name);
    } else if (part === '{' || part === '[') {
      path[names.push(new Set()) - 1] = 0;
      if (names.length > MAX_DEPTH) return [...found, lossAt('too-deep', path.slice(0, last + 1))];
    } else if (part === '}' || part === ']') names.pop();
    else if (part === ',') path[last] = Number(path[last]) + 1;
  }
  return found;
}

const lossAt = (code: 'duplicate-field' | 'too-deep', path: Path): RuleViolation => ({
  rule: textRules[code],
  violation: { path, code, params: { max: MAX_DEPTH } },
});

const violationOf = (rule: Rule, code: TokenCode): RuleViolation => ({ rule, violation: { path: [], code } });

const notJson = (): RuleViolation => violationOf(textRules.syntax, 'token-not-json');
const OTHER_STRING = /* @__PURE__ */ violationOf(rules.objectText, 'other-string');

/** Reads the text of a payment token, or of a JSON string inside it: its value, or which mistake it is. */
export function readTokenText(text: string, readJson: ReadJson): TextReading {
  const { value, violations } = readJson(text);
  if (typeof value === 'string') return readQuoted(value, text, readJson);
  if (value !== undefined) return { value, violations: violations.map(toTokenViolation) };
  const mistake = findMistake(text);
  return { value, violations: mistake ? [mistake] : violations.map(toTokenViolation) };
}

/** The codes of JSON's mistakes whose cause is known. */
const CAUSES: Readonly<Record<string, TokenCode>> = {
  'line-break-in-string': 'token-line-break',
  'duplicate-field': 'duplicate-token-field',
};

/** What fixes other JSON, such as a quote or a comma, changes the string that the wallet signed. */
function toTokenViolation({ rule, violation }: RuleViolation): RuleViolation {
  const { code, path } = violation;
  if (rule.id === textRules['too-deep'].id) return { rule, violation };
  const cut: TokenCode = path.length > 0 ? 'token-cut-off-inside' : 'token-cut-off';
  const tokenCode = code === 'truncated' ? cut : (CAUSES[code] ?? 'token-not-json');
  return { rule, violation: { ...violation, code: tokenCode, params: {}, messages: undefined } };
}

/** A string in quotes: if there is a token in it, the check goes on inside it. */
function readQuoted(quoted: string, text: string, readJson: ReadJson): TextReading {
  const { value } = readJson(quoted);
  if (!isObject(value)) return { value: undefined, violations: [findMistake(quoted) ?? OTHER_STRING] };
  return { value, violations: [violationAt(rules.encodedTwice, 'token-encoded-twice', text)] };
}

interface Mistake {
  readonly rule: Rule;
  readonly code: TokenCode | 'no-value';
  /** Where it shows. A group in it is the sentence's `word`. */
  readonly pattern: RegExp;
  /** Whether a text that has the pattern has the mistake. */
  readonly isMeant?: (text: string) => boolean;
}

/** How languages print objects: `Token(a=1)`, `{a=1}`, `map[a:1]`, `{'a': 1}`, `{:a=>1}`, `Array (`, `#<Token`, `Token@1f2e`. */
const PRINTED =
  /^\s*(?:\[object \w+\]|[A-Za-z_$][\w$.]*\((?=\w+=|\))|\{\w+=|&?(?:map\[|\{\s*)(?:\w+|'\w+')\s*:|\{\s*(?::\w+|"\w+")\s*=>|(?:Array|array|object|stdClass Object)\s*(?:\(|$)|#<\w+|<[\w.]+(?: object at|: 0x)|[A-Za-z_][\w.$]*@[\da-f]{4,16}\s*$)/;

// A function: bundlers take a property that is read at the top for a side effect.
// biome-ignore format: a table
const mistakes = (): readonly Mistake[] => [
  { rule: textRules.syntax, code: 'empty-token', pattern: /^\s*$/ },
  { rule: rules.percentEncoded, code: 'percent-encoded-token', pattern: /^\s*%(?:25)*(?:7B|22)/i },
  { rule: rules.objectText, code: 'no-value', pattern: /^\s*(undefined|NaN|None|nil|NULL)\s*$/ },
  { rule: rules.objectText, code: 'printed-object', pattern: PRINTED },
  { rule: rules.exampleToken, code: 'example-token', pattern: /^\s*examplePaymentMethodToken\s*$/ },
  { rule: rules.exampleToken, code: 'masked-token', pattern: MASKED },
  { rule: rules.encodedTwice, code: 'token-encoded-twice', pattern: /^\s*\{\s*\\+"/ },
  { rule: rules.missingBackslashes, code: 'missing-backslashes', pattern: /"\{\s*"/ },
  { rule: rules.base64Token, code: 'token-as-base64', pattern: /^\s*e[wy][\w+/-]+={0,2}\s*$/, isMeant: isBase64OfObject },
];

function findMistake(text: string): RuleViolation | undefined {
  for (const { rule, pattern, isMeant, code } of mistakes()) {
    const match = pattern.exec(text);
    if (match === null || isMeant?.(text) === false) continue;
    const [stretch, word] = match;
    return violationAt(rule, code, stretch, match.index, word === undefined ? {} : { word });
  }
  return undefined;
}

/** A mistake that shows in a stretch of the text, which is underlined without the spaces around it. */
function violationAt(rule: Rule, code: string, stretch: string, at = 0, params: Params = {}): RuleViolation {
  const start = at + stretch.length - stretch.trimStart().length;
  const within = { path: [], start, end: Math.max(start, at + stretch.trimEnd().length) };
  return { rule, violation: { path: [], code, params, within } };
}

/** The first characters are enough: nothing else starts with a brace. */
function isBase64OfObject(text: string): boolean {
  return binaryOf(text.trim().slice(0, 4))?.startsWith('{') === true;
}
