import type { Edit } from './edit.ts';

/** The removals and insertions that an edit consists of, so that it does not repeat the characters that it keeps. */
export function narrowEdit(text: string, { start, end, text: after }: Edit): readonly Edit[] {
  const before = text.slice(start, end);
  const edits: Edit[] = [];
  let [i, j] = [0, 0];
  const addUpTo = (to: number, afterTo: number): void => {
    if (to > i || afterTo > j) edits.push({ start: start + i, end: start + to, text: after.slice(j, afterTo) });
    [i, j] = [to + 1, afterTo + 1];
  };
  for (const kept of commonOf(before, after).split('')) addUpTo(before.indexOf(kept, i), after.indexOf(kept, j));
  addUpTo(before.length, after.length);
  return edits;
}

/** The longest common subsequence of two strings. */
function commonOf(a: string, b: string): string {
  let common = Array<string>(b.length + 1).fill('');
  for (let i = a.length - 1; i >= 0; i--) {
    const next = [...common];
    for (let j = b.length - 1; j >= 0; j--) {
      const [without = '', beside = '', both = ''] = [common[j], next[j + 1], common[j + 1]];
      next[j] = a[i] === b[j] ? a.charAt(i) + both : without.length > beside.length ? without : beside;
    }
    common = next;
  }
  return common[0] ?? '';
}
