import type { Edit } from '@pg/lint';

/** A change that a button offers. */
export interface Fix {
  /** What it does: "Replace with COUNT". */
  readonly label: string;
  /** In the order of the text; no two overlap. */
  readonly edits: readonly Edit[];
  /** Whether nothing else can be meant: then "Fix all safe ones" makes it too. */
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

/** Leaves out what overlaps something before it, and sorts the rest. */
export function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  const taken: Edit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    const last = taken.at(-1);
    if (last === undefined || edit.start >= last.end) taken.push(edit);
  }
  return taken;
}

/** Where a place of the changed text stood before the change. */
export function placeBefore(place: number, edits: readonly Edit[]): number {
  let shift = 0;
  for (const { start, end, replacement } of edits) {
    const changedStart = start + shift;
    if (place < changedStart) break;
    if (place < changedStart + replacement.length) return start;
    shift += replacement.length - (end - start);
  }
  return place - shift;
}
