/**
 * The offset of the first match of a pattern; the end of the text if there is none.
 *
 * A regular expression is faster than a loop here: V8 runs it as native code, and would not optimize the loop in time.
 *
 * @param characters A pattern of one UTF-16 unit, with the flag `g`.
 */
export function indexOfOne(characters: RegExp, text: string, from: number): number {
  characters.lastIndex = from;
  return characters.test(text) ? characters.lastIndex - 1 : text.length;
}

const NO_SPACE = /[^ \t\n\r]/g;

/** The end of the white space between tokens. */
export const spaceEnd = (text: string, start: number): number => indexOfOne(NO_SPACE, text, start);
