import { findSpan, type LocatedFinding } from '@pg/lint';
import { offsetsIn, type Span, type TextMap, type Tree, type TreeNode, treeMap } from '@pg/nested-text';
import { type Finding, formatPath, type Path } from '@pg/rule-kit';
import type { PagePayload } from './payload.ts';

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
export function findLayers(
  text: string,
  findings: readonly LocatedFinding[],
  payload: PagePayload | undefined,
): Layer[] {
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
  if (payload) collectInner({ layers, findings, wanted }, payload.tree, []);
  return layers;
}

/** The innermost layer of a finding: the last one that has it. */
export const innermostLayer = (layers: readonly Layer[], finding: number): number =>
  layers.findLastIndex(({ spans }) => spans[finding] !== undefined);

interface Collection {
  readonly layers: Layer[];
  readonly findings: readonly Finding[];
  /** Strings with findings about a part of them: these are layers, whatever they look like. */
  readonly wanted: ReadonlySet<string>;
}

/** Adds the strings in a layer's values. A layer comes before those inside it. */
function collectInner(collection: Collection, tree: Tree, prefix: Path, depth = 1): void {
  for (const { steps, node } of stringsIn(tree.root)) {
    const path = [...prefix, ...steps];
    if (collection.layers.length >= MOST_LAYERS) return;
    // A string that was encoded twice has no path of its own.
    if (steps.length === 0) continue;
    if (!/^\s*[{[]/.test(String(tree.scalarOf(node))) && !collection.wanted.has(formatPath(path))) continue;
    const inner = tree.inside(node);
    const { text } = inner.layer;
    const map = treeMap(inner);
    collection.layers.push({
      path,
      text,
      spans: collection.findings.map((finding) => spanWithin(text, map, path, finding)),
    });
    if (depth < MOST_DEPTH) collectInner(collection, inner, path, depth + 1);
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
function* stringsIn(node: TreeNode | undefined, steps: Path = []): Generator<{ steps: Path; node: TreeNode }> {
  if (node?.kind === 'string') yield { steps, node };
  for (const [i, member] of node?.members.entries() ?? []) yield* stringsIn(member, [...steps, member.name ?? i]);
}
