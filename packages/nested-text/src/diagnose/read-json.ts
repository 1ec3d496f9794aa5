import { jsonMap } from '../json/json-map.ts';
import { type ParsedJson, parseJson } from '../json/parse-json.ts';
import { lazy, type TextMap } from '../place/text-map.ts';
import { diagnose } from './diagnose.ts';

/** The value of a JSON text, its problems, and the positions of its parts. */
export interface JsonReading extends ParsedJson {
  /** The positions of values and names; made on the first call. */
  readonly map: () => TextMap;
}

/** Reads a JSON text like `parseJson`, and also finds the cause of a syntax problem and the positions of parts. */
export function readJson(text: string): JsonReading {
  const { value, problems } = parseJson(text);
  return {
    value,
    problems: problems.length === 0 ? problems : problems.map((problem) => diagnose(text, problem)),
    map: lazy(() => jsonMap(text)),
  };
}
