import { readComponent } from '../place/form-component.ts';
import { composeLayers, DecodedText, type TextLayer, verbatim, wholeText } from '../place/text-layer.ts';
import { lazy, type TextMap } from '../place/text-map.ts';
import { MAX_FIELDS, MAX_LEVELS } from '../problem/limits.ts';
import type { JsonCode } from '../problem/messages.ts';
import type { Edit, JsonProblem } from '../problem/problem.ts';
import { Budget } from '../tree/budget.ts';
import { plainValue, type Tree, treeMap } from '../tree/tree.ts';
import { scanJson } from './json-scanner.ts';
import { decodeEscapes, ESCAPE_VALUE } from './json-string.ts';
import { jsonTree } from './json-tree.ts';
import { type JsonDialect, readingPast } from './read-past.ts';
import { type Misfit, readRepaired } from './read-repaired.ts';

/** The values of a JSON text that may have mistakes. */
export interface TreeReading {
  /** The values with their places; made on the first call. */
  readonly tree: () => Tree;
  /** `undefined` if nothing could be read, or a limit is broken. */
  readonly value: unknown;
  /** Whether `JSON.parse` reads the text. */
  readonly isJson: boolean;
  /** The mistakes, with spans in the text that was given. */
  readonly problems: readonly JsonProblem[];
  /** The positions of values and names. */
  readonly map: () => TextMap;
}

/** How a JSON text is read. */
export interface ReadTreeOptions {
  readonly dialect?: JsonDialect | undefined;
  /** Whether a shell fills in commands in backticks. */
  readonly isShell?: boolean | undefined;
  readonly budget?: Budget | undefined;
  readonly misfit?: Misfit | undefined;
}

/** JSON is written in at most so many encodings or quotes, one in the other. More would overflow the stack. */
const MOST_LAYERS = 10;

/** Reads a JSON text, past its mistakes: what can be read has values. */
export const readTree = (text: string, options: ReadTreeOptions = {}): TreeReading => readLayer(text, options, 0);

function readLayer(text: string, options: ReadTreeOptions, depth: number): TreeReading {
  const { dialect = 'json', isShell = false, budget = new Budget(), misfit } = options;
  const plain = readPlain(text, budget);
  if (plain) return plain;
  const mistakes = readingPast(dialect, isShell);
  const scan = scanJson(text, budget, mistakes);
  const inside = depth < MOST_LAYERS ? readInside(text, scan.problems[0], { ...options, budget }, depth) : undefined;
  if (inside) return inside;
  const { root, problems, isJson } = scan.stop === undefined ? scan : readRepaired(text, scan, mistakes, misfit);
  const tree = jsonTree(wholeText(text), root, budget);
  const value = isJson ? JSON.parse(text) : root && plainValue(tree, root);
  return toReading(() => tree, value, isJson === true, joinAlike(problems));
}

const toReading = (
  tree: () => Tree,
  value: unknown,
  isJson: boolean,
  problems: readonly JsonProblem[],
): TreeReading => ({ tree, value, isJson, problems, map: lazy(() => treeMap(tree())) });

/** Reads a text as `JSON.stringify` writes it: it has no mistake, and no name twice. It is scanned when its places are asked for. */
function readPlain(text: string, budget: Budget): TreeReading | undefined {
  const value = text.length > MAX_FIELDS ? undefined : parsePlain(text);
  const values = countValues(value, MAX_LEVELS) + (text.match(/\\/g)?.length ?? 0) * ESCAPE_VALUE;
  if (value === undefined || values > budget.left) return undefined;
  budget.spend(values);
  const tree = lazy(() => jsonTree(wholeText(text), scanJson(text, new Budget()).root, budget));
  return toReading(tree, value, true, []);
}

/** The number of values in a value, itself included; infinite if it has too many levels. */
const countValues = (value: unknown, levels: number): number =>
  typeof value !== 'object' || value === null
    ? 1
    : levels === 0
      ? Number.POSITIVE_INFINITY
      : Object.values(value).reduce<number>((sum, each) => sum + countValues(each, levels - 1), 1);

/** The value of a text that `JSON.stringify` writes in the same way. */
function parsePlain(text: string): unknown {
  const [, indent] = /^[{[]\n([ \t]{1,10})/.exec(text) ?? [];
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value, undefined, indent) === text.trimEnd() ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The notation of another language: all places are one mistake. */
const NOTATIONS: ReadonlySet<string> = new Set([
  'single-quote',
  'typographic-quote',
  'unquoted-name',
  'python-word',
  'capital-letters',
  'comment',
  'unicode-space',
] satisfies JsonCode[]);

/** Joins the problems of one notation at the first of them, which gets all edits. */
function joinAlike(problems: readonly JsonProblem[]): readonly JsonProblem[] {
  const joined = new Map<JsonCode, Edit[]>();
  return problems.flatMap((problem) => {
    const { code, fix } = problem;
    const edits = joined.get(code) ?? [];
    edits.push(...(fix?.edits ?? []));
    if (joined.has(code)) return [];
    if (NOTATIONS.has(code)) joined.set(code, edits);
    return fix ? { ...problem, fix: { ...fix, edits } } : problem;
  });
}

/** If a text is JSON in another encoding or in quotes: the JSON. */
function readInside(
  text: string,
  problem: JsonProblem | undefined,
  options: ReadTreeOptions,
  depth: number,
): TreeReading | undefined {
  const layer = problem && LAYERS[problem.code]?.(text, problem);
  if (problem === undefined || layer === undefined || layer.text === text) return undefined;
  const { value, ...inner } = readLayer(layer.text, options, depth + 1);
  if (value === undefined) return undefined;
  const tree = lazy((): Tree => {
    const { layer: within, ...given } = inner.tree();
    return { ...given, layer: composeLayers(layer, within) };
  });
  const problems = inner.problems.map(({ fix: _, ...each }) => ({ ...each, span: layer.toOuter(each.span) }));
  return toReading(tree, value, false, [problem, ...problems]);
}

/** The JSON in a text, by the code of its first problem. */
const LAYERS: { readonly [TCode in JsonCode]?: (text: string, problem: JsonProblem) => TextLayer } = {
  'byte-order-mark': (text, { span }) => verbatim(text, { start: span.end, end: text.length }),
  'quoted-json': (text, { span }) => upToLast(text.charAt(span.start), text, span.end),
  'code-fence': (text, { span }) => upToLast('```', text, span.end),
  'percent-encoded-json': (text) => readComponent(text, { start: 0, end: text.length }).layer,
  'escaped-json': (text) => decodeEscapes(text, { start: 0, end: text.length }),
  'html-entity': withoutEntities,
};

/** The rest of a text up to the last closing mark, or all of it. */
function upToLast(closing: string, text: string, start: number): TextLayer {
  const end = text.lastIndexOf(closing);
  return verbatim(text, { start, end: end > start ? end : text.length });
}

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
  '#34': '"',
  '#39': "'",
};

function withoutEntities(text: string): TextLayer {
  const decoded = new DecodedText(text, 0);
  for (const { index, 0: entity, 1: name = '' } of text.matchAll(/&(#?\w{2,6});/g)) {
    const character = ENTITIES[name];
    if (character !== undefined) decoded.add(character, index, index + entity.length);
  }
  return decoded.finish();
}
