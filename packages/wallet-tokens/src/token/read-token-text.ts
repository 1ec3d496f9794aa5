import { isObject, type Rule, type RuleFound, type TextReading, textRules } from '@pg/rule-kit';
import { binaryOf } from '../keys/bytes.ts';
import * as rules from './text-rules.ts';

/** How JSON is read: `readJsonText` of the rule kit describes a syntax error, `parseJson` only says that there is one. */
export type ReadJson = (text: string) => TextReading;

/** For senders: JSON that can't be read is not sent, and describing it takes more code than reading it. */
export function parseJson(text: string): TextReading {
  try {
    return { value: JSON.parse(text), found: [] };
  } catch {
    return { value: undefined, found: [{ rule: textRules.syntax, found: { path: [], ...NO_JSON } }] };
  }
}

const JSON_TEXT = 'the JSON text of the token';
const AS_GIVEN = 'Send the token’s text as the wallet gave it, byte for byte.';
const TWICE = 'Encode it once: what is a text already needs no JSON.stringify.';

const NO_JSON = { found: 'a text that is no JSON', allowed: JSON_TEXT, hint: AS_GIVEN };

/** Reads the text of a payment token, or of a JSON text inside it: what it says, or which mistake it is. */
export function readTokenText(text: string, readJson: ReadJson): TextReading {
  const reading = readJson(text);
  if (typeof reading.value === 'string') return readQuoted(reading.value, text, readJson);
  if (reading.value !== undefined) return reading;
  const mistake = findMistake(text);
  return { value: undefined, found: mistake ? [mistake] : reading.found.map(asGiven) };
}

/** What fixes other JSON, such as quotes or a comma, makes another text than the wallet signed. */
const asGiven = ({ rule, found }: RuleFound): RuleFound =>
  rule.id === 'syntax' ? { rule, found: { ...found, hint: AS_GIVEN } } : { rule, found };

/** A text in quotes: if it holds a token, the check goes on inside it. */
function readQuoted(quoted: string, text: string, readJson: ReadJson): TextReading {
  const { value } = readJson(quoted);
  if (!isObject(value)) return { value: undefined, found: [findMistake(quoted) ?? NO_TOKEN] };
  return { value, found: [toFound(rules.encodedTwice, 'a JSON text that is encoded twice', TWICE, text)] };
}

const NO_TOKEN: RuleFound = {
  rule: rules.objectText,
  found: { path: [], found: 'a text', allowed: JSON_TEXT, hint: AS_GIVEN },
};

interface Mistake {
  readonly rule: Rule;
  readonly found: string;
  readonly hint: string;
  /** Where it shows. */
  readonly pattern: RegExp;
  /** Whether a text that has the pattern has the mistake. */
  readonly isMeant?: (text: string) => boolean;
}

// biome-ignore format: a table
const MISTAKES: readonly Mistake[] = [
  { rule: rules.percentEncoded, pattern: /^\s*%(?:25)*(?:7B|22)/i, found: 'a text that is still percent-encoded', hint: 'Encode the token for the form once: URLSearchParams does it.' },
  { rule: rules.objectText, pattern: /^\s*(?:\[object \w+\]|[A-Za-z_$][\w$.]*\((?=\w+=|\))|\{\w+=|Array\s*$|#<\w+)/, found: 'what a language prints for an object', hint: 'Send the JSON text of the object.' },
  { rule: rules.exampleToken, pattern: /^\s*examplePaymentMethodToken\s*$/, found: 'the fixed text of a test gateway', hint: 'Ask the wallet for a token with the service’s gateway instead of its example.' },
  { rule: rules.encodedTwice, pattern: /^\s*\{\s*\\+"/, found: 'a JSON text that is escaped for another one', hint: TWICE },
  { rule: rules.backslashesStripped, pattern: /"\{\s*"/, found: 'a JSON text inside quotes without its backslashes', hint: /* @__PURE__ */ ['The backslashes before its quotes were lost.', AS_GIVEN].join(' ') },
  { rule: rules.base64Token, pattern: /^\s*e[wy][\w+/-]+={0,2}\s*$/, isMeant: isBase64OfObject, found: 'base64', hint: 'Decode it: the JSON text itself is sent.' },
];

function findMistake(text: string): RuleFound | undefined {
  for (const { rule, pattern, isMeant, found, hint } of MISTAKES) {
    const match = pattern.exec(text);
    if (match !== null && isMeant?.(text) !== false) return toFound(rule, found, hint, match[0], match.index);
  }
  return undefined;
}

/** A mistake that shows in a stretch of the text; what is pointed at leaves the blanks around it out. */
function toFound(rule: Rule, found: string, hint: string, stretch: string, at = 0): RuleFound {
  const start = at + stretch.length - stretch.trimStart().length;
  const within = { path: [], start, end: at + stretch.trimEnd().length };
  return { rule, found: { path: [], found, allowed: JSON_TEXT, hint, within } };
}

/** The first characters are enough: nothing else begins with a brace. */
function isBase64OfObject(text: string): boolean {
  return binaryOf(text.trim().slice(0, 4))?.startsWith('{') === true;
}
