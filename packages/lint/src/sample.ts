export { embeddedJson, type SampleOptions, samplePayload } from './samples/sample-payload.ts';
export { type SampleFormat, sampleText } from './samples/sample-text.ts';
