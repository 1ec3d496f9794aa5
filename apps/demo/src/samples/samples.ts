import landing from './landing.json?raw';

/** The files of the repository's `samples/`, those with mistakes first; set by the build. */
declare const SAMPLE_NAMES: readonly string[];

/** The names of all samples, with their folders: `mistakes/quantity-unit-pcs.json`. */
export const samples = SAMPLE_NAMES;

/** The text of a sample; `undefined` if there is none with this name. */
export const loadSample = async (name: string): Promise<string | undefined> =>
  (await import('./sample-texts.ts')).texts[`../../../../samples/${name}`];

/** The text of the start page: short, with one mistake that a button fixes. */
export const landingSample: string = landing;
