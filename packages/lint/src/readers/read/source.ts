import {
  Budget,
  BudgetSpent,
  composeLayers,
  isNameAlone,
  type JsonDialect,
  type JsonProblem,
  looksLikeForm,
  plainValue,
  readTree,
  replacedText,
  type Span,
  type TextLayer,
  type TextMap,
  type Tree,
  type TreeNode,
  treeMap,
  verbatim,
  wholeText,
} from '@pg/nested-text';
import { type Path, type PayloadType, readFormText, type Violation } from '@pg/rule-kit';
import { find, fixedValue, jsonViolations } from '@pg/rule-kit/internal';
import { sessionType } from '@pg/session-request';
import { fileViolation, TOO_MANY_VALUES } from '../../rules/catalog.ts';
import { type Recognition, recognizeForm, recognizeMistaken, recognizeValue } from '../../rules/detect/evidence.ts';

/** The syntax of a text: JSON, JSON with comments, JSON5, a URL-encoded form, or the plain string of one field. */
export type Syntax = JsonDialect | 'form' | 'text';

/** A text that was read, once. */
export interface Reading {
  readonly text: string;
  /** `undefined` if it can't be read. */
  readonly value: unknown;
  /** The violations of the syntax. */
  readonly violations: readonly Violation[];
  /** The places of the parts of the value; built on the first call. */
  readonly map: () => TextMap;
  readonly syntax: Syntax | 'yaml';
  /** The values with their places, if it is JSON or YAML. */
  readonly tree?: (() => Tree) | undefined;
  /** The mistakes in the JSON, with their edits. */
  readonly problems?: readonly JsonProblem[] | undefined;
  /** The parts that are filled in when it is sent, or can't be read. */
  readonly unknown: UnknownParts;
}

/** The unknown values of a text, and the objects and arrays that may have more members. */
export interface UnknownParts {
  readonly values: readonly Path[];
  readonly partial: readonly Path[];
}

/** A payload that was read from a text. */
export interface Source extends Reading {
  /** The payload type of its kind; `undefined` if the kind is unknown. */
  readonly payloadType: PayloadType | undefined;
  /** Whether the kind is certain, or given. */
  readonly isCertain: boolean;
}

/**
 * Reads a text, past its mistakes.
 *
 * @param syntax Its syntax, if known.
 * @param budget That of the file.
 * @param isShell Whether a shell fills in parts of it.
 */
export function readText(
  text: string,
  syntax: Syntax | undefined,
  budget: Budget = new Budget(),
  isShell = false,
): Reading {
  if (syntax === 'form' || (syntax === undefined && looksLikeForm(text))) return readFormWithin(text, budget);
  const dialect = syntax === 'jsonc' || syntax === 'json5' ? syntax : 'json';
  const reading = readTree(text, { dialect, isShell, budget, misfit });
  const unknown = reading.isJson ? NOTHING_UNKNOWN : unknownIn(reading.tree());
  const violations = jsonViolations(reading.problems);
  // What is wrong is at a place of the text, and not of the string at its start.
  const isStart = typeof reading.value === 'string' && violations.length > 0;
  const map = isStart ? () => withText(reading.map(), wholeText(text)) : reading.map;
  const { value, tree, problems } = reading;
  return { text, syntax: dialect, value, tree, problems, map, violations, unknown };
}

/** So many findings has a value of no known kind. */
const UNKNOWN = 1000;

/** The number of findings in a value: of several ways to correct a text, the one with the fewest is meant. */
function misfit(value: unknown): number {
  const payloadType = recognizeValue(value)?.payloadType;
  return payloadType ? find(payloadType, value, {}, { isJson: true }).violations.length : UNKNOWN;
}

/** The reading of a text that has no values. */
export const unreadText = (text: string, violations: readonly Violation[]): Reading => ({
  text,
  syntax: 'text',
  value: undefined,
  violations,
  map: () => EMPTY_MAP,
  unknown: NOTHING_UNKNOWN,
});

export const EMPTY_MAP: TextMap = { locate: () => undefined, textAt: () => undefined };

function readFormWithin(text: string, budget: Budget): Reading {
  try {
    return { ...readFormText(text, budget), text, syntax: 'form', unknown: NOTHING_UNKNOWN };
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    return unreadText(text, [tooManyValues]);
  }
}

const tooManyValues: Violation = {
  ...fileViolation(TOO_MANY_VALUES.rule, TOO_MANY_VALUES.code, TOO_MANY_VALUES.params),
  within: { path: [], start: 0, end: 1 },
};

/** A value in a text that was read, as a payload of its own. */
export interface InnerReading {
  readonly layer: TextLayer;
  readonly reading: Reading;
}

/** The reading of the value of a node at a path, with the mistakes in it. */
export function readingOf(
  { text, syntax, violations }: Pick<Reading, 'text' | 'syntax' | 'violations'>,
  tree: Tree,
  root: TreeNode,
  at: Path,
): InnerReading {
  const span = tree.layer.toOuter(root);
  const { start, end } = span;
  const toInner = ({ start: from, end: to }: Span): Span => ({ start: from - start, end: to - start });
  const layer = verbatim(text, span);
  const inner = { ...tree, root, layer: composeLayers({ text, toOuter: toInner }, tree.layer) };
  const ofInner = violations.flatMap(({ path, within, ...violation }): Violation[] =>
    within && start <= within.start && within.start < end
      ? [{ ...violation, path: path.slice(at.length), within: { path: [], ...toInner(within) } }]
      : [],
  );
  return {
    layer,
    reading: {
      text: layer.text,
      syntax,
      value: plainValue(tree, root),
      violations: ofInner,
      tree: () => inner,
      map: () => treeMap(inner),
      unknown: unknownIn(inner),
    },
  };
}

const NOTHING_UNKNOWN: UnknownParts = { values: [], partial: [] };

function unknownIn({ root }: Tree): UnknownParts {
  const values: Path[] = [];
  const partial: Path[] = [];
  const look = ({ kind, isPartial, members }: TreeNode, path: Path): void => {
    if (kind === 'unknown') values.push(path);
    if (isPartial) partial.push(path);
    for (const [i, each] of members.entries()) if (!isNameAlone(each)) look(each, [...path, each.name ?? i]);
  };
  if (root) look(root, []);
  return { values, partial };
}

/**
 * Reads a payload's text.
 *
 * @param given The payload's payload type, if known.
 * @param syntax Its syntax, if known.
 */
export const readSource = (
  text: string,
  given: PayloadType | undefined,
  syntax: Syntax | undefined,
  budget?: Budget,
): Source => toSource(readText(text, syntax, budget), given, syntax);

/** The payload of a text that was read. */
export function toSource(reading: Reading, given: PayloadType | undefined, syntax: Syntax | undefined): Source {
  const known = given && { payloadType: given, isCertain: true };
  if (given?.text) return tokenSource(reading, known, syntax);
  const { value } = reading;
  if (reading.syntax === 'form') return formSource(reading, known);
  const isBroken = reading.violations.some(({ rule }) => rule.id === 'syntax');
  const ofValue = known ?? recognizeValue(value) ?? recognizeMistaken(isBroken ? reading.text : value);
  // A body that was encoded twice, or an array. Files of fixtures may have arrays.
  const isSent = typeof value === 'string' || syntax === undefined;
  const found =
    ofValue ??
    (isSent ? recognizeValue(Array.isArray(value) ? value[0] : fixedValue({ unwrap: true }, value)) : undefined);
  return found?.payloadType.text ? tokenSource(reading, found, syntax) : withKind(reading, found);
}

const withKind = (reading: Reading, found: Recognition | undefined): Source => ({
  ...reading,
  payloadType: found?.payloadType,
  isCertain: found?.isCertain === true,
});

/** A session request must be JSON (section 4, E1). */
function formSource(reading: Reading, known: Recognition | undefined): Source {
  const source = withKind(reading, known ?? recognizeForm(reading.value as Readonly<Record<string, string>>));
  if (source.payloadType !== sessionType) return source;
  return { ...source, value: undefined, violations: [fileViolation('syntax', 'session-as-form')] };
}

/**
 * A token, which is sent as a string: the file's text is that string, quotes included. Only with the syntax `json`, a text that is
 * one JSON string is decoded. YAML is not what is sent, so a token in it is written as JSON.
 */
function tokenSource(reading: Reading, found: Recognition | undefined, syntax: Syntax | undefined): Source {
  if (syntax === 'json' && typeof reading.value === 'string') return withKind(reading, found);
  if (reading.syntax === 'yaml') return withKind(writtenAsJson(reading), found);
  const { text } = reading;
  const places = () => (reading.syntax === 'form' ? readText(text, 'json') : reading).map();
  const map = () => withText(places(), wholeText(text));
  return withKind({ text, value: text, violations: [], map, syntax: 'text', unknown: NOTHING_UNKNOWN }, found);
}

/** A place in the JSON is nowhere in the file: it is the place of the whole value. */
function writtenAsJson(reading: Reading): Reading {
  const value = JSON.stringify(reading.value);
  const map = (): TextMap => {
    const places = reading.map();
    return withText(places, replacedText(value, places.locate([])?.value ?? { start: 0, end: 0 }));
  };
  return { ...reading, value, map };
}

/** The map of a payload that is a text itself. */
const withText = ({ locate, textAt }: TextMap, text: TextLayer): TextMap => ({
  locate,
  textAt: (path) => (path.length === 0 ? text : textAt(path)),
});
