import { positionsIn } from '@pg/nested-text';
import type { Finding } from '@pg/rule-kit';
import { checkPayload, type Given, type LintOptions, readGiven, requireText } from '../lint-text.ts';
import { applyEdits, type Change, type Edit, withoutOverlaps } from './edit.ts';
import { changesFor, editableIn } from './find-changes.ts';

/** A text after its certain fixes. */
export interface FixedText {
  readonly text: string;
  /** The number of corrected mistakes. */
  readonly fixes: number;
  /** Set if a changed request has a `hash`: it was computed from the old values, and must be computed again. */
  readonly breaksHash?: true;
}

/** A certain change that was made, and its line. Changes never add or remove lines. */
export interface MadeChange {
  readonly line: number;
  readonly finding: Finding;
  readonly change: Change;
}

/**
 * A fix may reveal the next mistake: a misspelled name that of its value, a syntax error the next one. Each round reads the whole text,
 * so that a longer text has fewer rounds.
 */
const maxRounds = (text: string): number => Math.min(100, Math.max(3, Math.floor(2_000_000 / text.length)));

/** The maximum number of fixes of one round. It limits memory. */
const MOST_FIXES = 100_000;

/**
 * Applies the certain fixes to a payload's text: as many as its rounds find. It changes only the bytes of each mistake, and a second run changes
 * nothing. It never changes JSON strings in the payload, such as a wallet's token, or embedded payloads.
 *
 * @param shouldFix Whether to fix the mistake of a finding; by default, all are fixed.
 * @throws {TypeError} for anything but a string.
 * @throws {RangeError} for a `kind` that does not exist.
 * @throws {SettingsError} for a profile with a field that no table has, or a brand that does not exist.
 */
export function fixText(
  text: string,
  options: LintOptions = {},
  shouldFix: (finding: Finding) => boolean = () => true,
): FixedText {
  const { made, ...fixed } = makeCertainChanges(text, options, shouldFix);
  return fixed;
}

/**
 * Does the same as `fixText`, and returns the changes too.
 *
 * @param keepsHash Whether values that a hash was computed from are left as they are.
 */
export function makeCertainChanges(
  text: string,
  options: LintOptions,
  shouldFix: (finding: Finding) => boolean,
  keepsHash = false,
): FixedText & { readonly made: readonly MadeChange[] } {
  requireText(text);
  let fixed = text;
  const made: MadeChange[] = [];
  const rounds = maxRounds(text);
  const all = { ...options, maxFindings: MOST_FIXES };
  for (let round = 0; round < rounds; round++) {
    const given = readGiven(fixed, all);
    const payload = editableIn(given);
    const found = payload ? checkPayload(payload, all).filter(shouldFix) : [];
    const certain = certainEdits(given, found).filter(({ change }) => !(keepsHash && change.breaksHash));
    if (certain.length === 0) break;
    const toPosition = positionsIn(fixed);
    for (const { start, finding, change } of certain) made.push({ line: toPosition(start).line, finding, change });
    fixed = applyEdits(fixed, certain);
  }
  const breaksHash = made.some(({ change }) => change.breaksHash);
  return { text: fixed, fixes: countChanges(made), made, ...(breaksHash && { breaksHash }) };
}

/** The number of changes, each of which may have several edits. */
export const countChanges = (made: readonly Pick<MadeChange, 'change'>[]): number =>
  new Set(made.map(({ change }) => change)).size;

/** The edits of the certain changes for the findings of a text, from its start to its end. */
export function certainEdits(given: Given, all: readonly Finding[]): readonly (Edit & Omit<MadeChange, 'line'>)[] {
  const findings = all.filter(({ fix }) => fix !== undefined);
  const changes = changesFor(given, findings);
  return withoutOverlaps(
    findings.flatMap((finding, i) =>
      (changes[i] ?? []).flatMap((change) =>
        change.isCertain ? change.edits.map((edit) => ({ ...edit, finding, change })) : [],
      ),
    ),
  );
}
