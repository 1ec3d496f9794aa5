export { type JsonReading, readJson } from './diagnose/read-json.ts';
export { encodeComponent } from './form/encode-component.ts';
export { looksLikeForm } from './form/looks-like-form.ts';
export { type FormEntry, type FormReading, readForm } from './form/read-form.ts';
export { type ParsedJson, parseJson } from './json/parse-json.ts';
export { offsetsIn, type Position, positionsIn } from './place/line-starts.ts';
export {
  decodedText,
  type Escape,
  inside,
  joinedText,
  type Span,
  standsFor,
  type TextLayer,
  verbatim,
  wholeText,
} from './place/text-layer.ts';
export type { Place, TextMap, TextPath } from './place/text-map.ts';
export type { Description, FormProblem, JsonProblem, Params, Problem } from './problem/problem.ts';
