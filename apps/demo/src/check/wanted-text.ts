import { draft } from '../draft/drafts.ts';
import { landingSample, sampleOf } from '../samples/samples.ts';
import { unpackText } from '../share/shared-text.ts';

/** Under this name the text of the visitor's own is kept. */
export const OWN_TEXT = 'check';

/** A text to show. */
export interface WantedText {
  readonly text: string;
  /** What it is, where it takes the place of another: "The sample". */
  readonly name: string;
  readonly isOwn: boolean;
  readonly problem?: string;
}

/** The text of an address that has none of its own: what the visitor entered, or the first example. */
export function textFromBefore(): WantedText {
  const own = draft(OWN_TEXT);
  return own === undefined
    ? { text: landingSample, name: 'The first example', isOwn: false }
    : { text: own, name: 'Your own text', isOwn: true };
}

/** The text that an address asks for. */
export async function textOfAddress(sample: string | undefined, payload: string | undefined): Promise<WantedText> {
  if (payload !== undefined) {
    const text = await unpackText(payload);
    return text === undefined ? { ...textFromBefore(), problem: DAMAGED } : { text, name: 'The link', isOwn: false };
  }
  if (sample === undefined) return textFromBefore();
  const found = sampleOf(sample);
  if (found === undefined) return { ...textFromBefore(), problem: 'There is no sample of this name.' };
  return { text: await found.load(), name: 'The sample', isOwn: false };
}

const DAMAGED = 'This link is damaged: its payload can’t be read. Ask for the link again, and copy all of it.';
