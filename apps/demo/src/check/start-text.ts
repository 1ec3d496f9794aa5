import type { Address } from '../address.ts';
import { landingSample, loadSample } from '../samples/samples.ts';
import { unpackText } from '../share/shared-text.ts';

/** A text to show. */
export interface StartText {
  readonly text: string;
  /** What it is called in a message, such as "The sample". */
  readonly name: string;
  /** What is wrong with the address. */
  readonly problem?: string;
}

export const firstExample: StartText = { text: landingSample, name: 'The first example' };

/** The text that an address names. */
export async function textOf({ sample, payload }: Address): Promise<StartText> {
  if (payload !== undefined) {
    const text = await unpackText(payload);
    return text === undefined ? { ...firstExample, problem: DAMAGED_LINK } : { text, name: 'The link' };
  }
  if (sample === undefined) return firstExample;
  const text = await loadSample(sample);
  return text === undefined
    ? { ...firstExample, problem: 'There is no sample with this name.' }
    : { text, name: 'The sample' };
}

const DAMAGED_LINK = 'This link is damaged, so its payload can’t be read. Copy the whole link again.';
