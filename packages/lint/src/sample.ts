export { boundaryValues } from './samples/boundary-values.ts';
export { type Choose, pick } from './samples/choose.ts';
export { formatExamples, validString } from './samples/format-examples.ts';
export { fieldPlaces, type Place, placesIn } from './samples/places.ts';
export { makeMistake, type SampleMistake, sampleMistakes } from './samples/sample-mistakes.ts';
export {
  embeddedJson,
  type Making,
  makePayload,
  type SampleOptions,
  samplePayload,
} from './samples/sample-payload.ts';
export { type SampleFormat, sampleText } from './samples/sample-text.ts';
