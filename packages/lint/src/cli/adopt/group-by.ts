/** Puts things into groups, in the order in which they come; what is of no group is left out. */
export function groupBy<T>(all: readonly T[], groupOf: (each: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const group = groupOf(each);
    if (group === undefined) continue;
    const known = groups.get(group);
    if (known) known.push(each);
    else groups.set(group, [each]);
  }
  return groups;
}
