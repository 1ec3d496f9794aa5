export { encodeComponent } from './form-text/encode-component.ts';
export type { FormProblem } from './form-text/form-problem.ts';
export { looksLikeForm } from './form-text/looks-like-form.ts';
export { type FormEntry, type FormReading, type ReadFormOptions, readForm } from './form-text/read-form.ts';
export type { JsonProblem } from './json-text/json-problem.ts';
export { type JsonReading, type ReadJsonOptions, readJson } from './json-text/read-json.ts';
export { offsetsIn, type Position, positionsIn } from './line-starts.ts';
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
} from './text-layer.ts';
export type { Place, TextMap, TextPath } from './text-map.ts';
