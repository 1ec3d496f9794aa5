/**
 * Whether a string has from `min` to `max` characters.
 *
 * Characters are code points, of one or two UTF-16 units: only a string between these two bounds must be counted.
 */
export function hasLength({ min, max }: { readonly min: number; readonly max: number }, string: string): boolean {
  const units = string.length;
  if (units <= max && units >= 2 * min - 1) return true;
  if (units > 2 * max || units < min) return false;
  const characters = countCharacters(string);
  return characters <= max && characters >= min;
}

/** The number of code points; half of a surrogate pair on its own counts as one. */
export const countCharacters = (string: string): number =>
  string.length - (string.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);
