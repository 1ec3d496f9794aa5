/** What was typed as a list: its items stand between commas, and blanks around them are no part of them. */
export const splitAtCommas = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
