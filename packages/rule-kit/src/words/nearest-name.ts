import { bareName } from './field-name.ts';

/** A known name that was probably meant. */
export interface NearName {
  readonly name: string;
  /** Whether the two differ only in case, spaces, `-` and `_`. */
  readonly certain: boolean;
}

/** The known name that was probably meant; `undefined` if none is similar enough, or if two are equally similar. */
export function nearestName(unknown: string, known: readonly string[]): NearName | undefined {
  const bare = bareName(unknown);
  const same = known.filter((name) => bareName(name) === bare);
  if (same[0] !== undefined && same.length === 1) return { name: same[0], certain: true };
  // Two swapped letters are a distance of 2, as in "crad".
  const limit = Math.min(3, Math.ceil(unknown.length / 3));
  const [nearest, next] = known
    .filter(({ length }) => Math.abs(length - unknown.length) <= limit)
    .map((name) => ({ name, distance: distanceOf(name, unknown) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  if (!nearest || nearest.distance === next?.distance || isOtherName(unknown, nearest.name, known)) return undefined;
  return { name: nearest.name, certain: false };
}

/** The only known name that another one abbreviates, or is the end of: `params` of `parameters`, `amount` of `order_amount`. */
export function longerName(unknown: string, known: readonly string[]): string | undefined {
  const bare = bareName(unknown);
  const [name, ...others] = known.filter(
    (each) => bareName(each).endsWith(bare) || (/^[a-z]+$/.test(each) && each.startsWith(bare.replace(/s$/, ''))),
  );
  return bare.length > 3 && others.length === 0 ? name : undefined;
}

/** The Levenshtein distance: the number of characters to insert, remove or replace. */
export function distanceOf(one: string, other: string): number {
  const distances = Array.from({ length: other.length }, (_, j) => j + 1);
  for (let i = 0; i < one.length; i++) {
    let diagonal = i;
    let left = i + 1;
    for (let j = 0; j < other.length; j++) {
      const above = distances[j] ?? 0;
      left = one[i] === other[j] ? diagonal : Math.min(left, above, diagonal) + 1;
      distances[j] = left;
      diagonal = above;
    }
  }
  return distances.at(-1) ?? one.length;
}

/**
 * Whether an unknown name differs from a known name by words of other known names: `payer_city` is not a misspelled
 * `payee_city` if other names contain `payer`.
 */
function isOtherName(unknown: string, near: string, known: readonly string[]): boolean {
  const words = wordsOf(unknown);
  const nearWords = wordsOf(near);
  const others = words.filter((word) => !nearWords.includes(word));
  if (words.length < 2 || others.length === 0) return false;
  const all = new Set(known.flatMap(wordsOf));
  return others.every((word) => all.has(word));
}

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
