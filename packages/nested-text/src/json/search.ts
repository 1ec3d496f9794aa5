/**
 * Where the first of some characters is, from an offset on; the end of the text where there is none.
 *
 * Searching is native code, and takes no space to backtrack in. Walking the units of the few texts that are read by hand
 * would be done before V8 has optimised it.
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
