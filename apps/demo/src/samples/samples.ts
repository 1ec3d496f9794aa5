import landing from './landing.json?raw';

const texts = import.meta.glob<string>('../../../../samples/*/*', { query: '?raw', import: 'default' });

/** A payload of the repository's `samples/`. */
export interface Sample {
  /** Its folder and file: `mistakes/quantity-unit-pcs.json`. */
  readonly name: string;
  readonly load: () => Promise<string>;
}

/** All samples, those with mistakes first. */
export const samples: readonly Sample[] = Object.entries(texts)
  .map(([path, load]) => ({ name: path.split('/').slice(-2).join('/'), load }))
  .sort((a, b) => weightOf(a) - weightOf(b) || (a.name < b.name ? -1 : 1));

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
