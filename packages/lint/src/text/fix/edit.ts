import type { Edit } from '@pg/nested-text';

export type { Edit } from '@pg/nested-text';

/** A change of a text that fixes a finding. */
export interface Change {
  /** What it does, as the label of a button: `Replace with COUNT`. It may quote the payload. */
  readonly title: string;
  readonly edits: readonly Edit[];
  /** Whether it is the only right change. "Fix all" makes only these; a person chooses the others. */
  readonly isCertain: boolean;
  /** Set if the request has a `hash`: it was computed from the old values, and must be computed again. */
  readonly breaksHash?: true;
}

/** Applies edits. Of edits that overlap, it applies the first. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const edit of withoutOverlaps(edits)) {
    pieces.push(text.slice(end, edit.start), edit.text);
    end = edit.end;
  }
  return pieces.join('') + text.slice(end);
}

/** Sorts edits, and drops those that overlap an earlier one. */
export function withoutOverlaps<TEdit extends Edit>(edits: readonly TEdit[]): TEdit[] {
  const kept: TEdit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    const last = kept.at(-1);
    if (last === undefined || (edit.start >= last.end && edit.start > last.start)) kept.push(edit);
  }
  return kept;
}
