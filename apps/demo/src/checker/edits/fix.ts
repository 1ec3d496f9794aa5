import type { Edit } from '@pg/lint';

/** A change that a button offers. */
export interface Fix {
  /** What it does, such as "Replace with COUNT". */
  readonly label: string;
  /** In the order of the text; no two overlap. */
  readonly edits: readonly Edit[];
  /** Whether it is certain: then "Apply all safe fixes" includes it. */
  readonly isSafe: boolean;
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, replacement } of edits) {
    pieces.push(text.slice(at, start), replacement);
    at = end;
  }
  return [...pieces, text.slice(at)].join('');
}

/** Sorts edits, and drops those that overlap an earlier one. */
export function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    const last = kept.at(-1);
    if (last === undefined || edit.start >= last.end) kept.push(edit);
  }
  return kept;
}

/** The offset before the change of an offset in the changed text. */
export function offsetBefore(offset: number, edits: readonly Edit[]): number {
  let shift = 0;
  for (const { start, end, replacement } of edits) {
    const changedStart = start + shift;
    if (offset < changedStart) break;
    if (offset < changedStart + replacement.length) return start;
    shift += replacement.length - (end - start);
  }
  return offset - shift;
}
