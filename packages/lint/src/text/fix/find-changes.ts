import type { Finding } from '@pg/rule-kit';
import { findPastedRequest } from '../../readers/extract/pasted-request.ts';
import type { ReadPayload } from '../../readers/read-embedded.ts';
import { type Given, type LintOptions, readGiven } from '../lint-text.ts';
import { changesOf } from './changes-of.ts';
import type { Change } from './edit.ts';
import { editsAround } from './edits-around.ts';
import { textEdits } from './text-edits.ts';

/**
 * Returns the changes that fix each finding, in the same order: one that is certain, or those that a person can choose
 * from. Payloads inside other files have none.
 *
 * @param findings The findings of `lintText` for this text.
 * @throws {TypeError} for anything but a string.
 * @throws {RangeError} for a `kind` that does not exist.
 */
export function findChanges(
  text: string,
  findings: readonly Finding[],
  options: LintOptions = {},
): readonly (readonly Change[])[] {
  return changesFor(readGiven(text, options), findings);
}

/** The payload of a text that may be changed. */
export const editableIn = ({ payloads }: Given): ReadPayload | undefined =>
  payloads.find(({ isWhole, source }) => isWhole || source.syntax !== 'text');

/** Does the same as `findChanges` for a text that was read. */
export function changesFor(given: Given, findings: readonly Finding[]): readonly (readonly Change[])[] {
  const payload = editableIn(given);
  const place = payload?.isWhole ? (change: Change) => change : payload && placeInRequest(given, payload);
  if (payload === undefined || place === undefined || findings.length === 0) return findings.map(() => []);
  const findAll = makeChanges(payload);
  const shift = given.hasMark ? 1 : 0;
  return findings.map((finding) =>
    findAll(finding)
      .flatMap((change) => place(change) ?? [])
      .map((change) => moveBy(shift, change)),
  );
}

const moveBy = (shift: number, change: Change): Change => ({
  ...change,
  edits: change.edits.map((edit) => ({ ...edit, start: edit.start + shift, end: edit.end + shift })),
});

function makeChanges(payload: ReadPayload): (finding: Finding) => readonly Change[] {
  const given = textEdits(payload);
  const isAmbiguous = payload.source.violations.some(({ rule }) => rule.id === 'duplicate-field');
  // It is unknown which of two duplicate fields is correct.
  return (finding) => changesOf(finding, given).filter(({ isCertain }) => !(isCertain && isAmbiguous));
}

/** Each trial reads the whole text again. */
const MOST_TRIALS = 60;

/** Moves changes of a body into the request that was pasted; `undefined` if there is another body. */
function placeInRequest(
  { text, payloads }: Given,
  { layer }: ReadPayload,
): ((change: Change) => Change | undefined) | undefined {
  const bodiesIn = (given: string) => [...(findPastedRequest(given) ?? [])];
  if (payloads.length !== 1 || bodiesIn(text).length !== 1) return undefined;
  let trials = 0;
  return (change) => {
    if (trials++ >= MOST_TRIALS) return undefined;
    const edits = editsAround(text, layer, change.edits, (next) => bodiesIn(next)[0]?.layer);
    return edits && { ...change, edits };
  };
}
