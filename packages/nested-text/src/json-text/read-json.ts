import type { TextMap } from '../text-map.ts';
import { keepsAllNames } from './count-names.ts';
import { isDeeper } from './depth.ts';
import { jsonMap } from './json-map.ts';
import { isReadable, type JsonProblem } from './json-problem.ts';
import { findProblems } from './json-scanner.ts';

/** What a JSON text says, and what is wrong with it. */
export interface JsonReading {
  /** The value, as JSON.parse gives it; `undefined` where the text is not JSON or too deep. */
  readonly value: unknown;
  readonly problems: readonly JsonProblem[];
  /** Where the values and names stand; built on the first call. */
  readonly map: () => TextMap;
}

const NO_PROBLEMS: readonly JsonProblem[] = [];

/** How a JSON text is read. */
export interface ReadJsonOptions {
  /** How many levels of arrays and objects may be inside each other. Default: 100; more than 1000 is read as 1000. */
  readonly maxDepth?: number;
}

/** The scanner recurses: this many levels fit on the stack anywhere. */
const MOST_LEVELS = 1000;

/** From this length on, in UTF-16 units, the depth is looked at before JSON.parse spends memory on it. */
const LONG = 2 ** 20;

/**
 * Reads a JSON text. It has a problem of the kind `syntax` exactly where JSON.parse throws, and it says
 * more about it. What JSON.parse passes over, names given twice and deep nesting, are problems of their own kinds.
 */
export function readJson(text: string, options: ReadJsonOptions = {}): JsonReading {
  const maxDepth = Math.min(options.maxDepth ?? 100, MOST_LEVELS);
  const value = parse(text, maxDepth);
  const isClean = value !== undefined && keepsAllNames(text, value, maxDepth);
  const problems = isClean ? NO_PROBLEMS : findProblems(text, maxDepth);
  return { value: isReadable(problems) ? value : undefined, problems, map: mapper(text, maxDepth, problems) };
}

function parse(text: string, maxDepth: number): unknown {
  if (text.length >= LONG && isDeeper(text, maxDepth)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Makes the map of a text when it is first asked for: few ever are. */
function mapper(text: string, maxDepth: number, problems: readonly JsonProblem[]): () => TextMap {
  let made: TextMap | undefined;
  return () => {
    made ??= jsonMap(text, problems, (inner) => readJson(inner, { maxDepth }).map());
    return made;
  };
}
