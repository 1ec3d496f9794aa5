/** So short a text is hardly a payer's data. */
const SHORT = 5;

/** Whether a text could be a code of the list: of its kinds of character, and short or a code but for its case. */
export const couldBeCode = (text: string, codes: readonly string[]): boolean =>
  isLikeCodes(text, codes) && (text.length <= SHORT || sameButForCase(text, codes) !== undefined);

/** Whether a text has nothing but the kinds of character that the codes have, and is no longer than the longest. */
export function isLikeCodes(text: string, codes: readonly string[]): boolean {
  if (codes.every((code) => text.length > code.length)) return false;
  const all = codes.join('');
  return [...text].every(
    (character) => KINDS.find((kind) => kind.test(character))?.test(all) ?? all.includes(character),
  );
}

const KINDS = [/[A-Za-z]/, /[0-9]/];

/** The listed code that a text is but for case and blanks around it. */
export const sameButForCase = (text: string, codes: readonly string[]): string | undefined =>
  codes.find((code) => code.toLowerCase() === text.trim().toLowerCase());
