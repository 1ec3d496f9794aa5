import { landingSample, loadSample } from '../samples/samples.ts';

/** A text to show. */
export interface ShownText {
  readonly text: string;
  /** What it is called in a message, such as "The sample". */
  readonly name: string;
  readonly isOwn: boolean;
  readonly problem?: string;
}

/** The user's own text, while another view is shown. */
let leftText: string | undefined;

/** Keeps the user's own text while another view is shown. */
export const leaveText = (text: string): void => {
  leftText = text;
};

/** Returns the text that the user left, once. */
export function takeLeftText(): string | undefined {
  const left = leftText;
  leftText = undefined;
  return left;
}

/** The text of a URL that names none: the user's own, or the first example. */
export const initialText = (): ShownText =>
  leftText === undefined
    ? { text: landingSample, name: 'The first example', isOwn: false }
    : { text: leftText, name: 'Your own text', isOwn: true };

/** The text that a URL names. */
export async function textFromUrl(sample: string | undefined, payload: string | undefined): Promise<ShownText> {
  if (payload !== undefined) {
    const { unpackText } = await import('../share/shared-text.ts');
    const text = await unpackText(payload);
    return text === undefined ? { ...initialText(), problem: DAMAGED_LINK } : { text, name: 'The link', isOwn: false };
  }
  if (sample === undefined) return initialText();
  const text = await loadSample(sample);
  if (text === undefined) return { ...initialText(), problem: 'There is no sample with this name.' };
  return { text, name: 'The sample', isOwn: false };
}

const DAMAGED_LINK = 'This link is damaged, so its payload can’t be read. Copy the whole link again.';
