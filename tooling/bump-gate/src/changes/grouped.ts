/** Items by what they have in common, in the order in which they come. */
export function grouped<TItem>(
  items: readonly TItem[],
  keyOf: (item: TItem) => string,
): ReadonlyMap<string, readonly TItem[]> {
  const groups = new Map<string, TItem[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
