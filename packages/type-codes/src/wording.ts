import type { Failure } from './failure.ts';

/** What words are made of: numbers, codes, and lists of the document's own codes. */
export type Params = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * Words by code. A failure's own code says what was received; `expected.` and what is expected, or that code again, says what
 * would be right; a parameter's name and value say how the value is shown.
 *
 * `{max}` stands for a parameter, `{length character}` for a number of something: "1 character", "2 characters".
 */
export type Messages = Readonly<Record<string, string | ((params: Params) => string)>>;

/** A failure in words: what was received, and what was expected. */
export interface Wording {
  readonly received: string;
  readonly expected: string;
}

/** Words a failure. Of several catalogs that have a code the first says it. */
export const wordFailure = ({ code, params }: Failure, catalogs: readonly Messages[]): Wording => ({
  received: wordsOf(code, params, catalogs) ?? code,
  expected: wordsOf(`expected.${params.expected ?? code}`, params, catalogs) ?? '',
});

/** The words of a code; `undefined` where no catalog has it. */
export function wordsOf(code: string, params: Params, catalogs: readonly Messages[]): string | undefined {
  for (const messages of catalogs) {
    const words = messages[code];
    if (words !== undefined) return typeof words === 'string' ? fill(words, params, catalogs) : words(params);
  }
  return undefined;
}

/** Templates in parts: a text, a parameter's name, what it counts, a text and so on. */
const PARTS = /* @__PURE__ */ new Map<string, readonly string[]>();

function fill(template: string, params: Params, catalogs: readonly Messages[]): string {
  const parts = PARTS.get(template) ?? template.split(/\{(\w+) ?([^}]*)\}/);
  PARTS.set(template, parts);
  let text = parts[0] as string;
  for (let i = 1; i < parts.length; i += 3) {
    const name = parts[i] as string;
    text += showParam(name, params[name] ?? '', parts[i + 1] as string, catalogs) + parts[i + 2];
  }
  return text;
}

function showParam(name: string, value: Params[string], noun: string, catalogs: readonly Messages[]): string {
  if (typeof value === 'number') return noun === '' ? String(value) : count(value, noun);
  return typeof value === 'string' ? (wordsOf(`${name}.${value}`, {}, catalogs) ?? value) : listInWords(value);
}

/** "M, CM or KG". */
export const listInWords = (list: readonly string[]): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} or ${list.at(-1)}`;

/** "1 letter", "2 letters". */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
