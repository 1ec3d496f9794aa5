import { wholeText } from '../place/text-layer.ts';
import type { TextMap } from '../place/text-map.ts';
import type { JsonProblem } from '../problem/problem.ts';
import { Budget } from '../tree/budget.ts';
import { treeMap } from '../tree/tree.ts';
import { diagnose } from './diagnose.ts';
import { scanJson } from './json-scanner.ts';
import { jsonTree } from './json-tree.ts';
import { readTree } from './read-tree.ts';

/** The value of a JSON text, its problems, and the positions of its parts. */
export interface JsonReading {
  /** The result of JSON.parse; `undefined` if the text is not JSON, too deep, or has too many values. */
  readonly value: unknown;
  readonly problems: readonly JsonProblem[];
  /** The positions of values and names. */
  readonly map: () => TextMap;
}

/**
 * Reads a JSON text. It reports a problem of the kind `syntax` exactly if JSON.parse throws, with its cause. It also reports duplicate
 * names, too many fields or items and deep nesting, which JSON.parse ignores.
 */
export function readJson(text: string): JsonReading {
  const budget = new Budget();
  const { root, problems } = scanJson(text, budget);
  const map = treeMap(jsonTree(wholeText(text), root, budget));
  return {
    value: root && JSON.parse(text),
    problems: problems.map((problem) => causeOf(text, problem)),
    map: () => map,
  };
}

/** The cause of a problem. */
function causeOf(text: string, problem: JsonProblem): JsonProblem {
  const diagnosed = diagnose(text, problem);
  if (!/^(?:unexpected-token|line-break-in-string)$/.test(diagnosed.code)) return diagnosed;
  const { fix: _, ...cause } = readTree(text).problems.find(({ kind }) => kind === 'syntax') ?? diagnosed;
  return cause;
}
