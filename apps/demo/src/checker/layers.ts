import { findSpan, type LocatedFinding, readPastedRequest } from '@pg/lint';
import { looksLikeForm, offsetsIn, readForm, readJson, type Span, type TextMap } from '@pg/nested-text';
import { type Finding, formatPath, isObject, type Path } from '@pg/rule-kit';

/** The text of a payload, or a decoded string inside it. */
export interface Layer {
  /** The path of the string; empty for the payload itself. */
  readonly path: Path;
  readonly text: string;
  /** The span of each finding in this text; `undefined` for findings elsewhere. */
  readonly spans: readonly (Span | undefined)[];
}

/** A payload with a token has four layers. */
const MOST_DEPTH = 8;
const MOST_LAYERS = 200;

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The texts of a payload, the given one first, each with the spans of the findings in it. For a pasted request, these are
 * the strings inside its body.
 */
export function findLayers(text: string, findings: readonly LocatedFinding[]): Layer[] {
  const hasMark = text.startsWith(BYTE_ORDER_MARK);
  const body = hasMark ? text.slice(BYTE_ORDER_MARK.length) : text;
  const toOffset = offsetsIn(body);
  const shift = hasMark ? BYTE_ORDER_MARK.length : 0;
  const spans = findings.map(({ line, column, endLine, endColumn }) => ({
    start: toOffset({ line, column }) + shift,
    end: toOffset({ line: endLine, column: endColumn }) + shift,
  }));
  const layers: Layer[] = [{ path: [], text, spans }];
  const wanted = new Set(findings.flatMap(({ within }) => (within ? [formatPath(within.path)] : [])));
  const [payload = body, ...others] = readPastedRequest(body)?.map(({ layer }) => layer.text) ?? [];
  if (others.length > 0) return layers;
  const { values, map } = readOutermost(payload);
  collectInner({ layers, findings, wanted }, values, map, []);
  return layers;
}

/** The innermost layer of a finding: the last one that has it. */
export const innermostLayer = (layers: readonly Layer[], finding: number): number =>
  layers.findLastIndex(({ spans }) => spans[finding] !== undefined);

function readOutermost(text: string): { values: unknown; map: TextMap } {
  if (looksLikeForm(text)) {
    const form = readForm(text);
    return { values: form.values, map: form.map() };
  }
  const json = readJson(text);
  return { values: json.value, map: json.map() };
}

interface Collection {
  readonly layers: Layer[];
  readonly findings: readonly Finding[];
  /** Strings with findings about a part of them: these are layers, whatever they look like. */
  readonly wanted: ReadonlySet<string>;
}

/** Adds the strings in a layer's values. A layer comes before those inside it. */
function collectInner(collection: Collection, values: unknown, map: TextMap, prefix: Path, depth = 1): void {
  for (const { steps, value } of stringsIn(values)) {
    const path = [...prefix, ...steps];
    if (collection.layers.length >= MOST_LAYERS) return;
    // A string that was encoded twice has no path of its own.
    if (steps.length === 0) continue;
    if (!/^\s*[{[]/.test(value) && !collection.wanted.has(formatPath(path))) continue;
    const decoded = map.textAt(steps);
    if (decoded === undefined) continue;
    const inner = readJson(decoded.text);
    const innerMap = inner.map();
    const spans = collection.findings.map((finding) => spanWithin(decoded.text, innerMap, path, finding));
    collection.layers.push({ path, text: decoded.text, spans });
    if (depth < MOST_DEPTH) collectInner(collection, inner.value, innerMap, path, depth + 1);
  }
}

/** The span of a finding in the string at a path; `undefined` if it is elsewhere. */
function spanWithin(text: string, map: TextMap, prefix: Path, finding: Finding): Span | undefined {
  const { path, within } = finding;
  if (!startsWith(within?.path ?? path, prefix)) return undefined;
  // This very string, even if it was encoded twice.
  if (within?.path.length === prefix.length) return { start: within.start, end: within.end };
  return findSpan(text, map, {
    ...finding,
    path: path.slice(prefix.length),
    ...(within && { within: { ...within, path: within.path.slice(prefix.length) } }),
  });
}

const startsWith = (path: Path, prefix: Path): boolean => prefix.every((step, i) => path[i] === step);

/** Every string in a value, with its path. */
function* stringsIn(value: unknown, steps: Path = []): Generator<{ steps: Path; value: string }> {
  if (typeof value === 'string') yield { steps, value };
  else if (Array.isArray(value)) for (const [i, item] of value.entries()) yield* stringsIn(item, [...steps, i]);
  else if (isObject(value))
    for (const [name, field] of Object.entries(value)) yield* stringsIn(field, [...steps, name]);
}
