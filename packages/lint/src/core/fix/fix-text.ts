import { encodeComponent, type Span, type TextMap } from '@pg/nested-text';
import { type Finding, type Fix, valueAt } from '@pg/rule-kit';
import type { ReadPayload } from '../extract/read-embedded.ts';
import { checkPayload, type LintOptions, readGiven } from '../lint-text.ts';
import type { Source } from '../read/source.ts';

/** A text with all certain fixes made. */
export interface FixedText {
  readonly text: string;
  /** How many places were changed. */
  readonly fixes: number;
}

/** A fixed name may show that its value is wrong, and the other way round. Ten rounds are more than any text needs. */
const MOST_ROUNDS = 10;

/**
 * Fixes the mistakes of a payload's text for which one replacement is certainly meant: it changes their bytes only, and
 * run again it changes nothing more. A text inside the payload, such as a wallet's token, stays as it is, and so do
 * payloads that a file holds among other things.
 *
 * @param isMeant Whether a finding's mistake is to be fixed; left out, all are.
 * @throws {TypeError} for what is no text.
 * @throws {RangeError} for a `kind` that does not exist.
 * @throws {ProfileError} where the profile names an entry that no table has, or a brand that
 *   does not exist.
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
 * The change that fixes each of a text's findings alone, in their order; `undefined` where none is certainly meant.
 *
 * @param findings What `lintText` or `proveText` found in this very text.
 * @throws {TypeError} for what is no text.
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

/** One for each finding, `undefined` where nothing is certainly meant. */
function findEdits({ source, isWhole }: ReadPayload, findings: readonly Finding[]): (Edit | undefined)[] {
  const { syntax, found, map } = source;
  // Of duplicate names nobody knows which one is meant.
  const isClear = isWhole && syntax !== 'text' && found.every(({ rule }) => rule !== 'duplicate-name');
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

/** What an edit makes of the payload: no two may make the same field. */
const targetOf = ({ path, fix }: Finding): string =>
  JSON.stringify(fix && 'name' in fix ? [...path.slice(0, -1), fix.name] : path);

function toEdit({ value, syntax }: Source, map: TextMap, { path }: Finding, fix: Fix): Edit | undefined {
  const place = map.locate(path);
  if (place === undefined || place.isInside) return undefined;
  const write = syntax === 'form' ? encodeComponent : (text: string) => JSON.stringify(text);
  if ('name' in fix) {
    // The object would lose one of two fields of that name.
    const isTaken = map.locate([...path.slice(0, -1), fix.name]) !== undefined;
    return place.name && !isTaken ? { ...place.name, replacement: write(fix.name) } : undefined;
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
