import type { Position } from '@pg/nested-text';
import { findChanges } from '../../text/fix/find-changes.ts';
import { narrowEdit } from '../../text/fix/narrow-edit.ts';
import type { LintOptions } from '../../text/lint-text.ts';
import { type LocatedFinding, linesOf } from '../../text/locate/locate-findings.ts';

/** A change that fixes a finding. It inserts no more than what is new, so that it does not repeat a payer's data. */
export interface Fix {
  readonly isCertain: boolean;
  /** Whether the request's hash must be computed again after it. */
  readonly breaksHash?: true;
  /** Positions count from 1; the end is exclusive. */
  readonly edits: readonly (Position & {
    readonly endLine: number;
    readonly endColumn: number;
    readonly text: string;
  })[];
}

/** The fixes of a text's findings, in their order. */
export function fixesIn(
  given: string,
  findings: readonly LocatedFinding[],
  options: LintOptions,
): readonly (readonly Fix[])[] {
  const text = given.replace(/^\uFEFF/, '');
  const toLines = linesOf(text);
  const changes = findChanges(text, findings, options);
  return changes.map((choices) =>
    choices
      .filter(({ edits }) => edits.every(({ start, end }) => isShort(text.slice(start, end))))
      .map(({ isCertain, breaksHash, edits }) => ({
        isCertain,
        ...(breaksHash && { breaksHash }),
        edits: edits.flatMap((edit) => narrowEdit(text, edit)).map((edit) => ({ ...toLines(edit), text: edit.text })),
      })),
  );
}

/** An edit of a whole object or token would repeat what is in it. */
const isShort = (replaced: string): boolean => replaced.length <= 200 && !/^(?:\{|%7B)/i.test(replaced);
