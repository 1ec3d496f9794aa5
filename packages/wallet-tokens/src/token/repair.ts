import { readJson } from '@pg/nested-text';
import type { Path, PayloadType } from '@pg/rule-kit';
import { find, sentencesOf, toFindings } from '@pg/rule-kit/internal';
import { decodeText } from './encoded-text.ts';

/** A repaired token. */
export interface Repair {
  readonly text: string;
  /** What the repair does: "Put the + signs back". */
  readonly label: string;
  /** The rules of the fixed mistakes, in the order of the fixes. */
  readonly rules: readonly string[];
}

/** Each step fixes one mistake, in the whole text or in all values that have it. */
const MAX_STEPS = 8;

/** @param isString Whether the wallet returns a string, which can't be made from an object: its text is not known. */
export function repairText(token: PayloadType, text: string, isString: boolean): Repair | undefined {
  let repaired = text;
  const rules: string[] = [];
  for (let step = 0; step < MAX_STEPS; step++) {
    const found = find(token, repaired, {}, { isJson: true }).violations;
    const mistake = toFindings(found, sentencesOf(token)).find(({ severity }) => severity === 'error');
    if (mistake === undefined) return rules.length > 0 ? { text: repaired, label: labelOf(rules), rules } : undefined;
    const { rule } = mistake;
    const paths = found.filter((each) => each.rule.id === rule).map(({ path }) => path);
    const next = REPAIRS[rule]?.repair(repaired, paths, isString);
    if (next === undefined || next === repaired) return undefined;
    repaired = next;
    rules.push(rule);
  }
  return undefined;
}

/** "Decode it, then put the + signs back". */
const labelOf = (rules: readonly string[]): string =>
  rules
    .map((rule) => REPAIRS[rule]?.label ?? rule)
    .map((label, i) => (i === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1)))
    .join(', then ');

interface RuleRepair {
  readonly label: string;
  /** @param paths The places of the mistake. */
  readonly repair: (text: string, paths: readonly Path[], isString: boolean) => string | undefined;
}

/** The repairs by rule id. */
const REPAIRS: Readonly<Record<string, RuleRepair>> = {
  'token-encoded-twice': { label: 'Remove the second JSON encoding', repair: unquote },
  'token-as-base64': { label: 'Decode it', repair: (text) => decodeText(text)?.decoded },
  'percent-encoded': {
    label: 'Decode the percent-encoded characters',
    repair: (text, paths) =>
      paths.some(({ length }) => length === 0)
        ? attempt(() => decodeURIComponent(text))
        : replaceInValues(text, paths, /%2B|%2F|%3D/gi, decodeURIComponent),
  },
  'missing-backslashes': { label: 'Put the backslashes back', repair: restoreBackslashes },
  'missing-escape': { label: 'Write = as the escape \\u003d again', repair: restoreEscapes },
  'lost-plus': {
    label: 'Put the + signs back',
    repair: (text, paths) => replaceInValues(text, paths, / /g, () => '+'),
  },
  base64url: {
    label: 'Replace - with + and _ with /',
    repair: (text, paths) => replaceInValues(text, paths, /[-_]/g, (character) => (character === '-' ? '+' : '/')),
  },
  'nested-token': {
    label: 'Take the token out of the object around it',
    repair: (text, [path = []], isString) => (isString ? textAt(text, path) : sliceAt(text, path)),
  },
  'object-as-string': {
    label: 'Replace the JSON string with its object',
    repair(text, [path = []]) {
      const [inner, span] = [textAt(text, path), readJson(text).map().locate(path)?.value];
      return inner && span && text.slice(0, span.start) + inner + text.slice(span.end);
    },
  },
};

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

/** Replaces characters of some values, also inside embedded JSON. The rest of the text stays the same byte for byte. */
function replaceInValues(
  text: string,
  paths: readonly Path[],
  pattern: RegExp,
  replace: (match: string) => string,
): string {
  const map = readJson(text).map();
  const edits = paths.flatMap((path) => {
    const layer = map.textAt(path);
    return [...(layer?.text.matchAll(pattern) ?? [])].flatMap(({ 0: matched, index }) =>
      layer ? { ...layer.toOuter({ start: index, end: index + matched.length }), text: replace(matched) } : [],
    );
  });
  let repaired = text;
  for (const { start, end, text: written } of edits.sort((a, b) => b.start - a.start))
    repaired = repaired.slice(0, start) + written + repaired.slice(end);
  return repaired;
}

function textAt(text: string, path: Path): string | undefined {
  return readJson(text).map().textAt(path)?.text;
}

/** The string at a path, or the text of the object at this path. */
function sliceAt(text: string, path: Path): string | undefined {
  const span = readJson(text).map().locate(path)?.value;
  return textAt(text, path) ?? (span && text.slice(span.start, span.end));
}

/** Puts the backslashes back before the quotes in a token's JSON strings. Their values have no braces, so the ends are known. */
function restoreBackslashes(text: string): string {
  const restored = text.replace(/"(\{\s*"[^{}]*\})"/g, (_, inner: string) => `"${inner.replaceAll('"', '\\"')}"`);
  return restoreEscapes(restored);
}

/** Writes `=` as `\u003d`, like the wallet does, with one backslash more than before the closing quote of its JSON string. */
function restoreEscapes(text: string): string {
  return text.replace(
    /(^|[^\\])((?:\\*u003d){1,2})(?=(\\*)")/g,
    (_, before, written: string, slashes) => before + `${slashes}\\u003d`.repeat(written.split('u003d').length - 1),
  );
}
