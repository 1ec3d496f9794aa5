import type { JsonProblem } from '../problem/problem.ts';
import { keepsAllNames } from './count-names.ts';
import { scanJson } from './json-scanner.ts';

/** The value of a JSON text, and its problems. */
export interface ParsedJson {
  /** The result of JSON.parse; `undefined` if the text is not JSON or too deep. */
  readonly value: unknown;
  readonly problems: readonly JsonProblem[];
}

const NO_PROBLEMS: readonly JsonProblem[] = [];

/** A text of this length or more may be too deep: it is scanned before JSON.parse uses much memory for it. */
const LONG = 2 ** 20;

/**
 * Reads a JSON text. It reports a problem of the kind `syntax` exactly if JSON.parse throws. It also reports duplicate names
 * and deep nesting, which JSON.parse ignores.
 *
 * `readJson` also finds the cause of a syntax problem and the positions of values.
 */
export function parseJson(text: string): ParsedJson {
  const value = text.length < LONG ? parse(text) : undefined;
  if (value !== undefined && keepsAllNames(text, value)) return { value, problems: NO_PROBLEMS };
  const { root, problems } = scanJson(text);
  return { value: root && (value ?? parse(text)), problems };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
