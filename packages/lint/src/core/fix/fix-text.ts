import { encodeComponent, type Span, type TextMap } from '@pg/nested-text';
import { type Finding, type Fix, valueAt } from '@pg/rule-kit';
import type { ReadPayload } from '../extract/read-embedded.ts';
import { checkPayload, type LintOptions, readGiven } from '../lint-text.ts';
import type { Source } from '../read/source.ts';

/** A text after its certain fixes. */
export interface FixedText {
  readonly text: string;
  /** The number of changed places. */
  readonly fixes: number;
}

/** After a name is fixed, its value may need a fix too. No text needs ten rounds. */
const MAX_ROUNDS = 10;

/**
 * Applies the certain fixes to a payload's text. It changes only the bytes of each mistake, and a second run changes
 * nothing. It never changes JSON strings in the payload, such as a wallet's token, or embedded payloads.
 *
 * @param shouldFix Whether to fix the mistake of a finding; by default, all are fixed.
 * @throws {TypeError} for anything but a string.
 * @throws {RangeError} for a `kind` that does not exist.
 * @throws {ProfileError} for a profile with a field that no table has, or a brand that does not exist.
 */
export function fixText(
  text: string,
  options: LintOptions = {},
  shouldFix: (finding: Finding) => boolean = () => true,
): FixedText {
  let fixed = text;
  let fixes = 0;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const given = readGiven(fixed, options);
    const edits = given.payloads
      .flatMap((payload) => findEdits(payload, checkPayload(payload, options).filter(shouldFix)))
      .filter((edit) => edit !== undefined);
    if (edits.length === 0) break;
    fixed = `${given.hasMark ? BYTE_ORDER_MARK : ''}${applyEdits(given.text, edits)}`;
    fixes += edits.length;
  }
  return { text: fixed, fixes };
}

/**
 * Returns an edit for each finding, in the same order; `undefined` for a finding without a certain fix.
 *
 * @param findings The findings of `lintText` or `proveText` for this text.
 * @throws {TypeError} for anything but a string.
 * @throws {RangeError} for a `kind` that does not exist.
 */
export function findFixes(
  text: string,
  findings: readonly Finding[],
  options: LintOptions = {},
): readonly (Edit | undefined)[] {
  const given = readGiven(text, options);
  const shift = given.hasMark ? BYTE_ORDER_MARK.length : 0;
  const [payload] = given.payloads;
  const edits = payload ? findEdits(payload, findings) : [];
  return edits.map((edit) => edit && { ...edit, start: edit.start + shift, end: edit.end + shift });
}

const BYTE_ORDER_MARK = '\uFEFF';

/** The replacement of a part of a text. */
export interface Edit extends Span {
  readonly replacement: string;
}

function findEdits({ source, isWhole }: ReadPayload, findings: readonly Finding[]): (Edit | undefined)[] {
  const { syntax, violations, map } = source;
  // It is unknown which of two duplicate fields is correct.
  const canFix = isWhole && syntax !== 'text' && violations.every(({ rule }) => rule.id !== 'duplicate-field');
  if (!canFix || findings.every(({ fix }) => fix === undefined)) return findings.map(() => undefined);
  const places = map();
  const taken = new Set<string>();
  return findings.map((finding) => {
    const edit = finding.fix && toEdit(source, places, finding, finding.fix);
    // Two names may have the same fix.
    const target = targetOf(finding);
    if (edit === undefined || taken.has(target)) return undefined;
    taken.add(target);
    return edit;
  });
}

/** The field that an edit creates or changes. */
const targetOf = ({ path, fix }: Finding): string =>
  JSON.stringify(fix && 'name' in fix ? [...path.slice(0, -1), fix.name] : path);

function toEdit({ value, syntax }: Source, map: TextMap, { path }: Finding, fix: Fix): Edit | undefined {
  const place = map.locate(path);
  if (place === undefined || place.isInside) return undefined;
  const write = syntax === 'form' ? encodeComponent : (text: string) => JSON.stringify(text);
  if ('name' in fix) {
    // If the object already has a field of that name, the fix would make a duplicate.
    const isTaken = map.locate([...path.slice(0, -1), fix.name]) !== undefined;
    return place.name && !isTaken ? { ...place.name, replacement: write(fix.name) } : undefined;
  }
  // `value` is decoded: the text may have escapes, or a number like `3e0`.
  const fixed = 'value' in fix ? fix.value : String(valueAt(value, path)).padStart(fix.digits, '0');
  return { ...place.value, replacement: write(fixed) };
}

/** Edits never overlap: if a value is an object, only its name can have an edit. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  let end = 0;
  const pieces = [...edits]
    .sort((a, b) => a.start - b.start)
    .map((edit) => {
      const piece = text.slice(end, edit.start) + edit.replacement;
      end = edit.end;
      return piece;
    });
  return pieces.join('') + text.slice(end);
}
