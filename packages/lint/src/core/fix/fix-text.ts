import { encodeComponent, type Span, type TextMap } from '@pg/nested-text';
import { type Finding, type Fix, valueAt } from '@pg/rule-kit';
import type { ReadPayload } from '../extract/read-embedded.ts';
import { checkPayload, type LintOptions, readGiven } from '../lint-text.ts';
import type { Source } from '../read/source.ts';

/** A text with its certain fixes made. */
export interface FixedText {
  readonly text: string;
  /** How many places were changed. */
  readonly fixes: number;
}

/** A fixed name may show that its value is wrong, and the other way round. Ten rounds are more than any text needs. */
const MOST_ROUNDS = 10;

/**
 * Makes the certain fixes in a payload's text. It changes only the bytes of each mistake, and running it again changes
 * nothing more. A JSON string in the payload, such as a wallet's token, stays as it is, and so do embedded payloads.
 *
 * @param isMeant Whether to fix the mistake of a finding; by default, all are fixed.
 * @throws {TypeError} for anything but a string.
 * @throws {RangeError} for a `kind` that does not exist.
 * @throws {ProfileError} for a profile with a field that no table has, or a brand that does not exist.
 */
export function fixText(
  text: string,
  options: LintOptions = {},
  isMeant: (finding: Finding) => boolean = () => true,
): FixedText {
  let fixed = text;
  let fixes = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const given = readGiven(fixed, options);
    const edits = given.payloads
      .flatMap((payload) => findEdits(payload, checkPayload(payload, options).filter(isMeant)))
      .filter((edit) => edit !== undefined);
    if (edits.length === 0) break;
    fixed = `${given.hasMark ? BYTE_ORDER_MARK : ''}${applyEdits(given.text, edits)}`;
    fixes += edits.length;
  }
  return { text: fixed, fixes };
}

/**
 * The edit that fixes each finding of a text, in their order; `undefined` for a finding without a certain fix.
 *
 * @param findings What `lintText` or `proveText` found in this very text.
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

/** What replaces a part of a text. */
export interface Edit extends Span {
  readonly replacement: string;
}

/** One edit for each finding, `undefined` for a finding without a certain fix. */
function findEdits({ source, isWhole }: ReadPayload, findings: readonly Finding[]): (Edit | undefined)[] {
  const { syntax, violations, map } = source;
  // Nobody knows which of duplicate fields is meant.
  const isClear = isWhole && syntax !== 'text' && violations.every(({ rule }) => rule.id !== 'duplicate-field');
  if (!isClear || findings.every(({ fix }) => fix === undefined)) return findings.map(() => undefined);
  const places = map();
  const taken = new Set<string>();
  return findings.map((finding) => {
    const edit = finding.fix && toEdit(source, places, finding, finding.fix);
    // Two fixed names may become the same.
    const target = targetOf(finding);
    if (edit === undefined || taken.has(target)) return undefined;
    taken.add(target);
    return edit;
  });
}

/** The field that an edit makes: no two edits may make the same one. */
const targetOf = ({ path, fix }: Finding): string =>
  JSON.stringify(fix && 'name' in fix ? [...path.slice(0, -1), fix.name] : path);

function toEdit({ value, syntax }: Source, map: TextMap, { path }: Finding, fix: Fix): Edit | undefined {
  const place = map.locate(path);
  if (place === undefined || place.isInside) return undefined;
  const write = syntax === 'form' ? encodeComponent : (text: string) => JSON.stringify(text);
  if ('name' in fix) {
    // The object would lose one of two fields of that name.
    const isAllowed = map.locate([...path.slice(0, -1), fix.name]) !== undefined;
    return place.name && !isAllowed ? { ...place.name, replacement: write(fix.name) } : undefined;
  }
  // The text may have the digits as an escape, or a number as `3e0`.
  const fixed = 'value' in fix ? fix.value : String(valueAt(value, path)).padStart(fix.digits, '0');
  return { ...place.value, replacement: write(fixed) };
}

/** Edits never overlap: an object and a field of it never have one each. */
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
