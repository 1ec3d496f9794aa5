import { jsonMap } from '../json/json-map.ts';
import { type ParsedJson, parseJson } from '../json/parse-json.ts';
import { lazy, type TextMap } from '../place/text-map.ts';
import { diagnose } from './diagnose.ts';

/** What a JSON text says, what is wrong with it, and where its parts are. */
export interface JsonReading extends ParsedJson {
  /** Where the values and names are; made on the first call. */
  readonly map: () => TextMap;
}

/** Reads a JSON text as `parseJson` does, and also finds the cause of a syntax problem and where parts are. */
export function readJson(text: string): JsonReading {
  const { value, problems } = parseJson(text);
  return {
    value,
    problems: problems.length === 0 ? problems : problems.map((problem) => diagnose(text, problem)),
    map: lazy(() => jsonMap(text)),
  };
}
