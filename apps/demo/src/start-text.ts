import type { Address } from './address.ts';
import firstExample from './first-example.json?raw';
import { ifPossible } from './if-possible.ts';
import { unpackText } from './packed-text.ts';

/** How to load each file of the repository's `samples/`. */
const files = import.meta.glob<string>('../../../samples/*/*', { query: '?raw', import: 'default' });

const FOLDER = '../../../samples/';

/** The names of all samples, with their folders: `mistakes/quantity-unit-pcs.json`. */
export const samples: readonly string[] = Object.keys(files).map((path) => path.slice(FOLDER.length));

/** A text to show. */
export interface StartText {
  readonly text: string;
  /** What the address names, and can't be shown. */
  readonly problem?: string;
}

/** The text that an address names: without one, the first example. */
export async function textOf({ sample, payload }: Address): Promise<StartText> {
  if (payload !== undefined) {
    const text = await unpackText(payload);
    return text === undefined ? { text: firstExample, problem: 'the link is damaged: copy it again' } : { text };
  }
  if (sample === undefined) return { text: firstExample };
  const text = await files[FOLDER + sample]?.();
  return text === undefined ? { text: firstExample, problem: `there is no example named ${sample}` } : { text };
}

/** What this tab keeps, also after a reload: the visitor's own text and settings. */
export type Kept = Readonly<Partial<Record<'text' | 'settings', string | undefined>>>;

/** The frame on the start page keeps its own. */
const KEY = `playground${location.search}`;

/** Reads what is kept. */
export const readKept = (): Kept => ifPossible(() => JSON.parse(sessionStorage.getItem(KEY) ?? '{}')) ?? {};

/** Writes what is kept. A browser may refuse a large text. */
export const keep = (kept: Kept): void => void ifPossible(() => sessionStorage.setItem(KEY, JSON.stringify(kept)));
