import type { JsonProblem } from '../problem/problem.ts';
import { keepsAllNames } from './count-names.ts';
import { scanJson } from './json-scanner.ts';

/** What a JSON text says, and what is wrong with it. */
export interface ParsedJson {
  /** The value, as JSON.parse gives it; `undefined` if the text is not JSON or too deep. */
  readonly value: unknown;
  readonly problems: readonly JsonProblem[];
}

const NO_PROBLEMS: readonly JsonProblem[] = [];

/** A text of this many UTF-16 units or more is scanned before JSON.parse uses memory for it: it may be too deep. */
const LONG = 2 ** 20;

/**
 * Reads a JSON text. It has a problem of the kind `syntax` exactly if JSON.parse throws. JSON.parse ignores duplicate
 * names and deep nesting: they are problems of their own kinds.
 *
 * `readJson` also finds the cause of a syntax problem, and where values are.
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
