import { offsetsIn } from '@pg/nested-text';
import type { Finding } from '@pg/rule-kit';
import { findPastedRequest } from '../../readers/extract/pasted-request.ts';
import type { ReadPayload } from '../../readers/read-embedded.ts';
import { type Given, knownPayloads, type LintOptions, readGiven } from '../lint-text.ts';
import type { LocatedFinding } from '../locate/locate-findings.ts';
import { changesOf } from './changes-of.ts';
import type { Change } from './edit.ts';
import { editsAround } from './edits-around.ts';
import { textEdits } from './text-edits.ts';

/**
 * Returns the changes that fix each finding, in the same order: one that is certain, or those that a person can choose
 * from. Those in a recording, a log or several requests are never certain. Payloads that a reader finds in a file have none.
 *
 * @param findings The findings of `lintText` for this text.
 * @throws {TypeError} for anything but a string.
 * @throws {RangeError} for a `kind` that does not exist.
 */
export function findChanges(
  text: string,
  findings: readonly LocatedFinding[],
  options: LintOptions = {},
): readonly (readonly Change[])[] {
  const given = readGiven(text, options);
  if (findings.length === 0 || options.readPayloads !== undefined || editableIn(given) !== undefined)
    return changesFor(given, findings);
  const toOffset = offsetsIn(given.text);
  const parts = knownPayloads(given).map((payload) => {
    const { layer, at = [] } = payload;
    return { ...layer.toOuter({ start: 0, end: layer.text.length }), at, findAll: makeChanges(given, payload) };
  });
  return findings.map((finding) => {
    const offset = toOffset(finding);
    const part = parts.find(({ start, end }) => start <= offset && offset < end);
    const changes = part?.findAll({ ...finding, path: finding.path.slice(part.at.length) }) ?? [];
    return changes.map((change) => ({ ...change, isCertain: false }));
  });
}

/** The payload of a text that may be changed without asking: the whole text, or the only body of a pasted request. */
export function editableIn({ text, payloads }: Given): ReadPayload | undefined {
  const whole = payloads.find(({ isWhole }) => isWhole);
  const [payload, other] = payloads;
  if (whole || payload === undefined || other || payload.source.syntax === 'text') return whole;
  return [...(findPastedRequest(text) ?? [])].length === 1 ? payload : undefined;
}

/** Does the same as `findChanges`, for the payload that may be changed without asking. */
export function changesFor(given: Given, findings: readonly Finding[]): readonly (readonly Change[])[] {
  const payload = findings.length === 0 ? undefined : editableIn(given);
  return findings.map(payload ? makeChanges(given, payload) : () => []);
}

function makeChanges(given: Given, payload: ReadPayload): (finding: Finding) => readonly Change[] {
  const fixable = textEdits(payload);
  const { violations } = payload.source;
  const isUnclear = violations.some(
    ({ rule, fix, choices }) => rule.id === 'syntax' && fix === undefined && choices === undefined,
  );
  // It is unknown which of two duplicate fields is correct, or what a text is that can't be read.
  const isAmbiguous = violations.some(({ rule }) => rule.id === 'duplicate-field') || isUnclear;
  const move = editsAround(given.text, payload.layer);
  const shift = given.hasMark ? 1 : 0;
  return (finding) =>
    changesOf(finding, fixable).flatMap((change) => {
      if (change.isCertain && isAmbiguous) return [];
      const edits = payload.isWhole ? change.edits : move(change.edits);
      if (edits === undefined) return [];
      return [
        { ...change, edits: edits.map((edit) => ({ ...edit, start: edit.start + shift, end: edit.end + shift })) },
      ];
    });
}
