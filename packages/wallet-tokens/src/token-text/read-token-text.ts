import { isObject, type Rule, type RuleFound, readJsonText, type TextReading } from '@pg/rule-kit';
import { isBase64 } from '../base64.ts';
import { percentEncoded } from '../formats/encoding-rules.ts';
import { backslashesStripped, base64Token, encodedTwice, exampleToken, objectText } from './token-text-rules.ts';

/** Reads the text of a payment token, or of a JSON text inside it: what it says, or which mistake it is. */
export function readTokenText(text: string): TextReading {
  const reading = readJsonText(text);
  if (typeof reading.value === 'string') return readInside(reading.value, text);
  if (reading.value !== undefined) return reading;
  const mistake = findMistake(text);
  return { value: undefined, found: mistake ? [mistake] : reading.found.map(asGiven) };
}

/** What mends other JSON that can't be read, such as quotes or a comma, makes another text than the wallet signed. */
const asGiven = ({ rule, found }: RuleFound): RuleFound =>
  rule.id === 'syntax' ? { rule, found: { ...found, hint: AS_GIVEN } } : { rule, found };

/** A text in quotes: where it holds a token, the check goes on inside it. */
function readInside(quoted: string, text: string): TextReading {
  let inner = quoted;
  let times = 2;
  let { value } = readJsonText(inner);
  for (; typeof value === 'string' && times < MOST_TIMES; times++) {
    inner = value;
    value = readJsonText(inner).value;
  }
  if (!isObject(value)) return { value: undefined, found: [findMistake(inner) ?? NO_TOKEN] };
  const found = `a JSON text that is encoded ${times === 2 ? 'twice' : `${times} times`}`;
  return { value, found: [toFound(encodedTwice, found, TWICE, bareSpan(text, 0))] };
}

/** Whatever encodes a text each time that it passes: more often is no slip. */
const MOST_TIMES = 5;

const JSON_TEXT = 'the JSON text of the token';
const AS_GIVEN = 'Send the token’s text as the wallet gave it, byte for byte.';
const TWICE = 'Encode it once: what is a text already needs no JSON.stringify.';

const NO_TOKEN: RuleFound = {
  rule: objectText,
  found: { path: [], found: 'a text', allowed: JSON_TEXT, hint: AS_GIVEN },
};

interface Mistake {
  readonly rule: Rule;
  readonly found: string;
  readonly hint: string;
  /** Where it shows. */
  readonly pattern: RegExp;
  /** Whether a text that has the pattern is meant. */
  readonly isMeant?: (text: string) => boolean;
}

// biome-ignore format: a table
const MISTAKES: readonly Mistake[] = [
  { rule: percentEncoded, pattern: /^\s*%(?:25)*(?:7B|22)/i, found: 'a text that is still percent-encoded', hint: 'Encode the token for the form once: URLSearchParams does it.' },
  { rule: objectText, pattern: /^\s*(?:\[object \w+\]|[A-Za-z_$][\w$.]*\((?=\w+=|\))|\{\w+=|Array\s*$|#<\w+)/, found: 'what a language prints for an object', hint: 'Send the JSON text of the object.' },
  { rule: exampleToken, pattern: /^\s*examplePaymentMethodToken\s*$/, found: 'the fixed text of a test gateway', hint: 'Ask the wallet for a token with the service’s gateway instead of its example.' },
  { rule: encodedTwice, pattern: /^\s*\{\s*\\+"/, found: 'a JSON text that is escaped for another one', hint: TWICE },
  { rule: backslashesStripped, pattern: /"\{\s*"/, found: 'a JSON text inside quotes without its backslashes', hint: /* @__PURE__ */ ['The backslashes before its quotes were lost.', AS_GIVEN].join(' ') },
  { rule: base64Token, pattern: /^\s*e[wy][\w+/-]+={0,2}\s*$/, isMeant: isBase64OfObject, found: 'base64', hint: 'Decode it: the JSON text itself is sent.' },
];

function findMistake(text: string): RuleFound | undefined {
  for (const { rule, pattern, isMeant, found, hint } of MISTAKES) {
    const match = pattern.exec(text);
    if (match === null || isMeant?.(text) === false) continue;
    return toFound(rule, found, hint, bareSpan(match[0], match.index));
  }
  return undefined;
}

/** Where a stretch stands without the blanks around it. */
const bareSpan = (stretch: string, at: number): { start: number; end: number } => ({
  start: at + stretch.length - stretch.trimStart().length,
  end: at + stretch.trimEnd().length,
});

const toFound = (rule: Rule, found: string, hint: string, part: { start: number; end: number }): RuleFound => ({
  rule,
  found: { path: [], found, allowed: JSON_TEXT, hint, within: { path: [], ...part } },
});

/** The first characters are enough: nothing else begins with a brace. */
function isBase64OfObject(text: string): boolean {
  const head = text.trim().slice(0, 4);
  return isBase64(head) && atob(head).startsWith('{');
}
