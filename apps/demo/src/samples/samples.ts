import landing from './landing.json?raw';

/** How to load each file of the repository's `samples/`. */
const files = import.meta.glob<string>('../../../../samples/*/*', { query: '?raw', import: 'default' });

const FOLDER = '../../../../samples/';

/** The names of all samples, with their folders: `mistakes/quantity-unit-pcs.json`. */
export const samples: readonly string[] = Object.keys(files).map((path) => path.slice(FOLDER.length));

/** The text of a sample; `undefined` if there is none with this name. */
export const loadSample = async (name: string): Promise<string | undefined> => files[FOLDER + name]?.();

/** The text of the start page: short, with one mistake that a button fixes. */
export const landingSample: string = landing;
