import type { Edit } from './edit.ts';

/**
 * The removals and insertions that an edit consists of, so that it does not repeat the characters that it keeps: the longest part that
 * both texts have is kept, and so on before it and after it.
 */
export function narrowEdit(text: string, { start, end, text: after }: Edit): readonly Edit[] {
  const before = text.slice(start, end);
  if (before === after) return [];
  const kept = longestCommon(before, after);
  if (kept.length === 0) return [{ start, end, text: after }];
  const from = start + kept.inBefore;
  return [
    ...narrowEdit(text, { start, end: from, text: after.slice(0, kept.inAfter) }),
    ...narrowEdit(text, { start: from + kept.length, end, text: after.slice(kept.inAfter + kept.length) }),
  ];
}

/** The longest part that two strings have in common, the first of several. */
function longestCommon(before: string, after: string) {
  let longest = { inBefore: 0, inAfter: 0, length: 0 };
  /** The lengths of the common parts that end at each character of the second string. */
  let lengths: readonly number[] = [];
  for (let i = 0; i < before.length; i++) {
    const ofPrevious = lengths;
    lengths = Array.from(after, (_, j) => (before[i] === after[j] ? (ofPrevious[j - 1] ?? 0) + 1 : 0));
    for (const [j, length] of lengths.entries())
      if (length > longest.length) longest = { inBefore: i + 1 - length, inAfter: j + 1 - length, length };
  }
  return longest;
}
