/**
 * Where the first of some characters is, from an offset on; the end of the text where there is none.
 *
 * A search is native code and does not backtrack. Few texts come here, so V8 would not have optimised a loop over their
 * characters by the time it ends.
 *
 * @param characters A pattern of one UTF-16 unit, with the flag `g`.
 */
export function indexOfOne(characters: RegExp, text: string, from: number): number {
  characters.lastIndex = from;
  return characters.test(text) ? characters.lastIndex - 1 : text.length;
}

const NO_SPACE = /[^ \t\n\r]/g;

/** Where the space ends that JSON allows between tokens. */
export const spaceEnd = (text: string, start: number): number => indexOfOne(NO_SPACE, text, start);
