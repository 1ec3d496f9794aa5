/**
 * Whether the text has from `min` to `max` characters.
 *
 * Characters are code points, of one or two UTF-16 units: only a text between those two bounds has to be counted.
 */
export function matchesText({ min, max }: { readonly min: number; readonly max: number }, text: string): boolean {
  const units = text.length;
  if (units <= max && units >= 2 * min) return true;
  if (units > 2 * max || units < min) return false;
  const characters = countCharacters(text);
  return characters <= max && characters >= min;
}

/** The number of code points; half of a surrogate pair on its own counts as one. */
export const countCharacters = (text: string): number =>
  text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);
