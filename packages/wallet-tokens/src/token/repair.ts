import { readJson } from '@pg/nested-text';
import { check, type Path, type Resource } from '@pg/rule-kit';
import { fromAnyBase64 } from '../keys/bytes.ts';

/** A token's text as it has to be sent. */
export interface Repair {
  readonly text: string;
  /** The rules whose mistakes were undone, in the order in which they were. */
  readonly rules: readonly string[];
}

/** Every step undoes one mistake, in the whole text or in one value; a token has a dozen values. */
const MOST_STEPS = 24;

/** @param gives What the wallet gives as its token. Where it gives a text, an object is no longer that text. */
export function repairText(token: Resource, text: string, gives: 'object' | 'text'): Repair | undefined {
  let repaired = text;
  const rules: string[] = [];
  for (let step = 0; step < MOST_STEPS; step++) {
    const mistake = check(token, repaired).find(({ severity }) => severity === 'error');
    if (mistake === undefined) return rules.length > 0 ? { text: repaired, rules } : undefined;
    const { rule, path } = mistake;
    const next = REPAIRS[rule]?.(repaired, path, gives);
    if (next === undefined || next === repaired) return undefined;
    repaired = next;
    if (rules.at(-1) !== rule) rules.push(rule);
  }
  return undefined;
}

/** How the mistake of a rule is undone. */
const REPAIRS: Readonly<Record<string, (text: string, path: Path, gives: 'object' | 'text') => string | undefined>> = {
  'token-encoded-twice': unquote,
  'token-as-base64': (text) => attempt(() => UTF8.decode(fromAnyBase64(text.trim()))),
  'percent-encoded': (text, path) =>
    path.length === 0
      ? attempt(() => decodeURIComponent(text))
      : replaceInValue(text, path, /%2B|%2F|%3D/gi, decodeURIComponent),
  'backslashes-stripped': restoreBackslashes,
  'escape-letters': restoreEscapes,
  'plus-lost': (text, path) => replaceInValue(text, path, / /g, () => '+'),
  base64url: (text, path) => replaceInValue(text, path, /[-_]/g, (character) => (character === '-' ? '+' : '/')),
  'token-one-level-down': (text, path, gives) => (gives === 'text' ? textAt(text, path) : sliceAt(text, path)),
  'object-as-text': (text, path) => {
    const [inner, span] = [textAt(text, path), readJson(text).map().locate(path)?.value];
    return inner && span && text.slice(0, span.start) + inner + text.slice(span.end);
  },
};

const UTF8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true });

function attempt(decode: () => string): string | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

function unquote(text: string): string | undefined {
  const { value } = readJson(text.trim().startsWith('"') ? text : `"${text}"`);
  return typeof value === 'string' ? value : undefined;
}

/** Replaces characters of one value, through every layer; the rest of the text stays byte for byte. */
function replaceInValue(
  text: string,
  path: Path,
  pattern: RegExp,
  replace: (found: string) => string,
): string | undefined {
  const layer = readJson(text).map().textAt(path);
  if (layer === undefined) return undefined;
  let repaired = text;
  for (const match of [...layer.text.matchAll(pattern)].reverse()) {
    const { start, end } = layer.toOuter({ start: match.index, end: match.index + match[0].length });
    repaired = repaired.slice(0, start) + replace(match[0]) + repaired.slice(end);
  }
  return repaired;
}

function textAt(text: string, path: Path): string | undefined {
  return readJson(text).map().textAt(path)?.text;
}

/** The text at a path, or the object as it is written there. */
function sliceAt(text: string, path: Path): string | undefined {
  const span = readJson(text).map().locate(path)?.value;
  return textAt(text, path) ?? (span && text.slice(span.start, span.end));
}

/** Puts the backslashes back before the quotes of the JSON texts in a token: their values have no brace. */
function restoreBackslashes(text: string): string {
  const restored = text.replace(/"(\{\s*"[^{}]*\})"/g, (_, inner: string) => `"${inner.replaceAll('"', '\\"')}"`);
  return restoreEscapes(restored);
}

/** Writes `=` as the wallet does, with one backslash more than there are before the closing quote of its text. */
function restoreEscapes(text: string): string {
  return text.replace(/(?:\\*u003d){1,2}(?=(\\*)")/g, (written, slashes: string) =>
    `${slashes}\\u003d`.repeat(written.split('u003d').length - 1),
  );
}
