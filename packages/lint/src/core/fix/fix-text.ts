import { encodeComponent, type Place, type Span, type TextMap } from '@pg/nested-text';
import { type Finding, type Path, valueAt } from '@pg/rule-kit';
import type { ReadPayload } from '../extract/read-held.ts';
import { checkPayload, type LintOptions, readGiven } from '../lint-text.ts';
import type { Source } from '../read/source.ts';

/** A text in which is mended what certainly can be. */
export interface FixedText {
  readonly text: string;
  /** How many places were changed. */
  readonly fixes: number;
}

/** A name that is set right may show that its value is wrong, and the other way round: more rounds never change more. */
const MOST_ROUNDS = 10;

/**
 * Mends the mistakes of a payload's text for which one replacement is certainly meant: it changes their bytes only, and
 * run again it changes nothing more. What stands in a text inside the payload, such as a wallet's token, stays as it is,
 * and so do payloads that a file holds among other things.
 *
 * @param isMeant Whether a finding's mistake is to be mended; left out, all are.
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
 * The change that mends each of a text's findings alone, in their order; `undefined` where none is certainly meant.
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

/** What is to stand in place of a part of a text. */
export interface Edit extends Span {
  readonly replacement: string;
}

/** One for each finding, `undefined` where nothing is certainly meant. */
function findEdits({ source, found, isWhole }: ReadPayload, findings: readonly Finding[]): (Edit | undefined)[] {
  // Of a name given twice nobody knows which one is meant.
  const isClear = source.syntax !== 'text' && found.every(({ rule }) => rule !== 'duplicate-name');
  const isFixable = isClear && isWhole && findings.some(({ fix }) => fix !== undefined);
  if (!isFixable) return findings.map(() => undefined);
  const places = source.map();
  const taken = new Set<string>();
  return findings.map((finding) => {
    const edit = finding.fix && toEdit(source, places, finding);
    // Two names that are set right may become the same.
    const target = edit && targetOf(finding);
    if (edit === undefined || target === undefined || taken.has(target)) return undefined;
    taken.add(target);
    return edit;
  });
}

/** What an edit makes of the payload: no two may make the same entry. */
const targetOf = ({ path, fix }: Finding): string =>
  JSON.stringify(fix && 'name' in fix ? [...path.slice(0, -1), fix.name] : path);

function toEdit(source: Source, map: TextMap, { path, fix }: Finding): Edit | undefined {
  const place = map.locate(path);
  if (place === undefined || place.isInside || fix === undefined) return undefined;
  const write = source.syntax === 'form' ? encodeComponent : (value: string) => JSON.stringify(value);
  if ('name' in fix) return rename(map, path, place, fix.name, write(fix.name));
  // The text may have the digits as an escape, or a number as `3e0`.
  const value = 'value' in fix ? fix.value : String(valueAt(source.value, path)).padStart(fix.digits, '0');
  return { ...place.value, replacement: write(value) };
}

/** A name that the object has already stays as it is: one of the two would be lost. */
function rename(map: TextMap, path: Path, place: Place, name: string, written: string): Edit | undefined {
  const isTaken = map.locate([...path.slice(0, -1), name]) !== undefined;
  return place.name && !isTaken ? { ...place.name, replacement: written } : undefined;
}

/** Edits are of different places: an object and its own entry never have one each. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, replacement } of [...edits].sort((a, b) => a.start - b.start)) {
    pieces.push(text.slice(at, start), replacement);
    at = end;
  }
  return [...pieces, text.slice(at)].join('');
}
