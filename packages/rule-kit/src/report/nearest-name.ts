import leven from 'leven';

/** A known name that was probably meant. */
export interface NearName {
  readonly name: string;
  /** Whether nothing but case, blanks, `-` and `_` tells the two apart: then it is certainly meant. */
  readonly certain: boolean;
}

/** The known name nearest to an unknown one; `undefined` where none is near enough to be a slip, or several are as near. */
export function nearestName(unknown: string, known: readonly string[]): NearName | undefined {
  const same = known.filter((name) => bare(name) === bare(unknown));
  if (same[0] !== undefined && same.length === 1) return { name: same[0], certain: true };
  // Two letters in another order are a distance of 2, as in "crad".
  const limit = Math.min(3, Math.ceil(unknown.length / 3));
  const [nearest, next] = known
    .map((name) => ({ name, distance: leven(name, unknown, { maxDistance: limit + 1 }) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance !== next?.distance ? { name: nearest.name, certain: false } : undefined;
}

const bare = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');
