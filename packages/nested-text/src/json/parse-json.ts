import type { JsonProblem } from '../problem/problem.ts';
import { keepsAllNames } from './count-names.ts';
import { findProblems } from './json-scanner.ts';
import { isTooDeep } from './nesting.ts';

/** What a JSON text says, and what is wrong with it. */
export interface ParsedJson {
  /** The value, as JSON.parse gives it; `undefined` if the text is not JSON or too deep. */
  readonly value: unknown;
  readonly problems: readonly JsonProblem[];
}

const NO_PROBLEMS: readonly JsonProblem[] = [];

/** If a text has this many UTF-16 units or more, its depth is checked before JSON.parse uses memory for it. */
const LONG = 2 ** 20;

/**
 * Reads a JSON text. It has a problem of the kind `syntax` exactly if JSON.parse throws. JSON.parse ignores duplicate
 * names and deep nesting: they are problems of their own kinds.
 *
 * `readJson` also finds the cause of a syntax problem, and where values are.
 */
export function parseJson(text: string): ParsedJson {
  const value = parse(text);
  if (value !== undefined && keepsAllNames(text, value)) return { value, problems: NO_PROBLEMS };
  const problems = findProblems(text);
  return { value: isReadable(problems) ? value : undefined, problems };
}

/** Whether a text with these problems can be read: JSON.parse keeps the last of several fields of one name. */
export const isReadable = (problems: readonly JsonProblem[]): boolean =>
  problems.every(({ kind }) => kind === 'duplicate-field');

function parse(text: string): unknown {
  if (text.length >= LONG && isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
