import type { Edit } from './edit.ts';

/** The removals and insertions that an edit consists of, so that it does not repeat the characters that it keeps. */
export function narrowEdit(text: string, edit: Edit): readonly Edit[] {
  const before = text.slice(edit.start, edit.end);
  const after = edit.text;
  const common = commonLengths(before, after);
  const edits: Edit[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const [from, to] = [i, j];
    while (i < before.length && j < after.length && before[i] === after[j]) {
      i++;
      j++;
    }
    if (i > from) continue;
    while ((i < before.length || j < after.length) && (i === before.length || before[i] !== after[j])) {
      if (i < before.length && common(i + 1, j) >= common(i, j + 1)) i++;
      else j++;
    }
    edits.push({ start: edit.start + from, end: edit.start + i, text: after.slice(to, j) });
  }
  return edits;
}

/** Returns a function for the length of the longest common subsequence of two strings, each from an offset. */
function commonLengths(a: string, b: string): (i: number, j: number) => number {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const at = i * width + j;
      lengths[at] =
        a[i] === b[j] ? (lengths[at + width + 1] ?? 0) + 1 : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  return (i, j) => (j > b.length ? -1 : (lengths[i * width + j] ?? 0));
}
