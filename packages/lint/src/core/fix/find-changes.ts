import { encodeComponent } from '@pg/nested-text';
import { type Finding, valueAt } from '@pg/rule-kit';
import { specAt } from '@pg/rule-kit/internal';
import stripComments from 'strip-json-comments';
import { readPastedRequest } from '../extract/pasted-request.ts';
import type { ReadPayload } from '../extract/read-embedded.ts';
import { type Given, type LintOptions, readGiven } from '../lint-text.ts';
import type { Source } from '../read/source.ts';
import { changeStructure, type PlaceOf } from './change-structure.ts';
import { tokenChanges } from './change-token.ts';
import { applyEdits, type Change, type Edit } from './edit.ts';
import { fixSyntax } from './fix-syntax.ts';
import { mayBeCertain, mayHaveFix, proposeFixes } from './propose-fixes.ts';

/**
 * Returns the changes that fix each finding, in the same order: one that is certain, or those that a person can choose
 * from. Payloads inside other files have none.
 *
 * @param findings The findings of `lintText` or `verifyText` for this text.
 * @throws {TypeError} for anything but a string.
 * @throws {RangeError} for a `kind` that does not exist.
 */
export function findChanges(
  text: string,
  findings: readonly Finding[],
  options: LintOptions = {},
): readonly (readonly Change[])[] {
  const given = readGiven(text, options);
  const [payload] = given.payloads.filter(isEditable);
  return payload ? changesIn(given, payload, findings, options) : findings.map(() => []);
}

const isEditable = ({ isWhole, source }: ReadPayload): boolean => isWhole === true || source.syntax !== 'text';

/** The changes for the findings of a payload, with offsets in the given text. */
export function changesIn(
  given: Given,
  payload: ReadPayload,
  findings: readonly Finding[],
  { syntax }: LintOptions,
): readonly (readonly Change[])[] {
  const place = payload.isWhole ? (change: Change) => change : placeInRequest(given, payload);
  if (place === undefined || findings.length === 0) return findings.map(() => []);
  const { text } = payload.layer;
  const changesOf = makeChanges(payload, syntax === 'jsonc' ? stripComments(text) : text);
  const shift = given.hasMark ? 1 : 0;
  return findings.map((finding) =>
    changesOf(finding)
      .flatMap((change) => place(change) ?? [])
      .map((change) => moveBy(shift, change)),
  );
}

const moveBy = (shift: number, change: Change): Change => ({
  ...change,
  edits: change.edits.map((edit) => ({ ...edit, start: edit.start + shift, end: edit.end + shift })),
});

/** Each trial reads the whole text again. */
const MOST_TRIALS = 60;

/** @param text The payload's text, with spaces for comments. */
function makeChanges(payload: ReadPayload, text: string): (finding: Finding) => readonly Change[] {
  const { value, map, syntax, violations } = payload.source;
  const placeOf: PlaceOf = (path) => {
    const place = map().locate(path);
    return place?.isInside ? undefined : place;
  };
  const duplicates = violations.filter(({ rule }) => rule.id === 'duplicate-field').length;
  const ofToken = tokenChanges(payload);
  const json = { text, value, placeOf, nested: new Map() };
  const ofJson = (finding: Finding): readonly Change[] => {
    if (finding.rule === 'syntax') return fixSyntax(text, finding);
    if (finding.rule === 'duplicate-field' && duplicates > MOST_TRIALS) return [];
    return changeStructure(json, finding);
  };
  const isComment = ({ start, end }: Edit): boolean => text.slice(start, end) !== payload.layer.text.slice(start, end);
  return (finding) => {
    const changes = [
      ...(syntax === 'json' ? ofJson(finding) : []),
      ...(syntax === 'text' ? [] : changeValue(payload.source, text, placeOf, finding)),
      ...ofToken(finding),
    ].filter(({ edits }) => !edits.some(isComment));
    const certain = changes.find(({ isCertain }) => isCertain);
    if (certain === undefined) return changes;
    // It is unknown which of two duplicate fields is correct.
    return duplicates > 0 ? [] : [certain];
  };
}

/** The changes of one value or name. */
function changeValue(
  { value: payload, resource, syntax }: Source,
  text: string,
  placeOf: PlaceOf,
  finding: Finding,
): readonly Change[] {
  if (!mayHaveFix(finding)) return [];
  const { path } = finding;
  const place = placeOf(path);
  const value = valueAt(payload, path);
  if (place === undefined) return [];
  const written = text.slice(place.value.start, place.value.end);
  const spec = resource && specAt(resource.table, path);
  return proposeFixes(finding, { value, written, spec }).flatMap(({ title, part, text: fixed, isCertain }) => {
    const isTaken = part === 'name' && placeOf([...path.slice(0, -1), fixed]) !== undefined;
    // A finding about a request may have the path of the whole body.
    const isWhole = part === 'value' && typeof value === 'object';
    const span = place[part];
    if (span === undefined || isTaken || isWhole) return [];
    const edit = { ...span, text: syntax === 'form' ? encodeComponent(fixed) : JSON.stringify(fixed) };
    return [{ title, edits: [edit], isCertain }];
  });
}

/** Whether a finding may have a certain change. */
export const mayBeFixed = (finding: Finding): boolean => finding.rule === 'syntax' || mayBeCertain(finding);

/**
 * Moves changes of a body into the request that was pasted; `undefined` if there is another body. How quotes are
 * written there is not known, so the request is read again.
 */
function placeInRequest(
  { text, payloads }: Given,
  { layer }: ReadPayload,
): ((change: Change) => Change | undefined) | undefined {
  if (payloads.length !== 1 || readPastedRequest(text)?.length !== 1) return undefined;
  let trials = 0;
  return (change) => {
    if (trials++ >= MOST_TRIALS) return undefined;
    const fixed = applyEdits(layer.text, change.edits);
    return [(written: string) => written, (written: string) => JSON.stringify(written).slice(1, -1)]
      .map((quote) => change.edits.map((edit) => ({ ...layer.toOuter(edit), text: quote(edit.text) })))
      .filter((edits) => readPastedRequest(applyEdits(text, edits))?.[0]?.layer.text === fixed)
      .map((edits) => ({ ...change, edits }))[0];
  };
}
