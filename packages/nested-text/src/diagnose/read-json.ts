import { scanJson } from '../json/json-scanner.ts';
import { jsonTree } from '../json/json-tree.ts';
import type { ParsedJson } from '../json/parse-json.ts';
import { wholeText } from '../place/text-layer.ts';
import { lazy, type TextMap } from '../place/text-map.ts';
import { Budget } from '../tree/budget.ts';
import { treeMap } from '../tree/tree.ts';
import { diagnose } from './diagnose.ts';

/** The value of a JSON text, its problems, and the positions of its parts. */
export interface JsonReading extends ParsedJson {
  /** The positions of values and names; made on the first call. */
  readonly map: () => TextMap;
}

/** Reads a JSON text like `parseJson`, and also finds the cause of a syntax problem and the positions of parts. */
export function readJson(text: string): JsonReading {
  const budget = new Budget();
  const { root, problems } = scanJson(text, budget);
  return {
    value: root && JSON.parse(text),
    // Only white space is between a trailing comma and the problem.
    problems: problems.map((problem) => diagnose(text, problem, text.lastIndexOf(',', problem.span.start))),
    map: lazy(() => treeMap(jsonTree(wholeText(text), root, budget))),
  };
}
