import landing from './landing.json?raw';

/** The names of the files in the repository's `samples/`; set by the build. */
declare const SAMPLE_NAMES: readonly string[];

/** A payload of the repository's `samples/`. */
export interface Sample {
  /** Its folder and file: `mistakes/quantity-unit-pcs.json`. */
  readonly name: string;
  readonly load: () => Promise<string>;
}

/** All samples, those with mistakes first. */
export const samples: readonly Sample[] = SAMPLE_NAMES.map((name) => ({
  name,
  load: async () => (await import('./sample-texts.ts')).textOf(name),
})).sort((a, b) => weightOf(a) - weightOf(b) || (a.name < b.name ? -1 : 1));

function weightOf({ name }: Sample): number {
  return name.startsWith('mistakes/') ? 0 : 1;
}

/** The folder that a sample is in. */
export function folderOf({ name }: Pick<Sample, 'name'>): string {
  return name.slice(0, name.indexOf('/'));
}

export const sampleOf = (name: string | undefined): Sample | undefined => samples.find((each) => each.name === name);

/** The text of the start page: short, with one mistake that a button fixes. */
export const landingSample: string = landing;
