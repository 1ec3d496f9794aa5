import type { JsonProblem } from '../problem/problem.ts';
import { Budget } from '../tree/budget.ts';
import { scanJson } from './json-scanner.ts';

/** The value of a JSON text, and its problems. */
export interface ParsedJson {
  /** The result of JSON.parse; `undefined` if the text is not JSON, too deep, or has too many values. */
  readonly value: unknown;
  readonly problems: readonly JsonProblem[];
}

/**
 * Reads a JSON text. It reports a problem of the kind `syntax` exactly if JSON.parse throws. It also reports duplicate names,
 * too many fields or items and deep nesting, which JSON.parse ignores.
 *
 * `readJson` also finds the cause of a syntax problem and the positions of values.
 */
export function parseJson(text: string): ParsedJson {
  const { root, problems } = scanJson(text, new Budget());
  return { value: root && JSON.parse(text), problems };
}
