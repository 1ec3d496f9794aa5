import { knownPayloads, type LintOptions, readGiven } from '../lint-text.ts';
import { applyEdits } from './edit.ts';
import { editsAround } from './edits-around.ts';

/**
 * Writes another text in the place of a payload.
 *
 * @param number The position of the payload in `payloadsIn`.
 * @returns `undefined` if no way to quote it gives the same text again.
 */
export function replacePayload(
  text: string,
  number: number,
  written: string,
  options: LintOptions = {},
): string | undefined {
  const find = (given: string) => knownPayloads(readGiven(given, options))[number]?.layer;
  const payload = find(text);
  const edits = payload && editsAround(text, payload, [{ start: 0, end: payload.text.length, text: written }], find);
  return edits && applyEdits(text, edits);
}
