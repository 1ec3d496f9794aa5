export { boundaryValues } from './core/sample/boundary-values.ts';
export { type Choose, pick, seeded } from './core/sample/choose.ts';
export { formatExamples, validString } from './core/sample/format-examples.ts';
export { fieldPlaces, type Place, placesIn } from './core/sample/places.ts';
export { makeMistake, type SampleMistake, sampleMistakes } from './core/sample/sample-mistakes.ts';
export {
  embeddedJson,
  type Making,
  makePayload,
  type SampleOptions,
  samplePayload,
} from './core/sample/sample-payload.ts';
export { type SampleFormat, sampleFormats, sampleText } from './core/sample/sample-text.ts';
