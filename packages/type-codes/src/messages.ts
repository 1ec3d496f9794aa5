/** The values of a message's placeholders: numbers, codes, lists of the document's own values. Never a payer's value. */
export type Params = Readonly<Record<string, string | number | readonly string[]>>;

/** A sentence, with a hint if the fix is certain. */
export type Message = string | { readonly message: string; readonly hint: string };

/**
 * Messages by code. Placeholders in a sentence:
 *
 * - `{field}`: the name of the field, or of the whole payload ("the body");
 * - `{must}`: "must" in an error, "should" in a warning;
 * - `{max}`: a param; a list reads "A", "A or B", "one of A, B, C";
 * - `{max:digit}`: a number with a noun, "1 digit" or "2 digits";
 * - `{actual:type}`: the message of the code `type:ACTUAL`, such as `type:number`, or the string itself;
 * - `{values:quoted}`: a list in double quotes.
 */
export type Messages = Readonly<Record<string, Message>>;

/** Messages of your own, by code: a sentence, a sentence with a hint, or a function that returns one of them. */
export type CustomMessages<TCode extends string = string> = {
  readonly [Code in TCode]?: Message | ((params: Params, field: string) => Message) | undefined;
};

/** A message whose placeholders are filled. */
export interface Sentence {
  readonly message: string;
  readonly hint: string | undefined;
}

/** The input of `makeSentence`. */
export interface Statement {
  readonly code: string;
  readonly params?: Params | undefined;
  readonly field: string;
  readonly must?: 'must' | 'should';
}

/** Makes the sentence of a code from the first catalog that has the code. If none has it, the sentence shows the code. */
export function makeSentence(
  { code, params = {}, field, must = 'must' }: Statement,
  catalogs: readonly (CustomMessages | undefined)[],
): Sentence {
  let text = find(code, catalogs) ?? `{field}: ${code}`;
  if (typeof text === 'function') text = text(params, field);
  const values = { ...params, field, must };
  if (typeof text === 'string') return { message: fill(text, values, catalogs), hint: undefined };
  return { message: fill(text.message, values, catalogs), hint: fill(text.hint, values, catalogs) };
}

const find = (code: string, catalogs: readonly (CustomMessages | undefined)[]): CustomMessages[string] =>
  catalogs.find((messages) => messages && Object.hasOwn(messages, code) && messages[code] !== undefined)?.[code];

const PLACEHOLDER = /\{(\w+)(?::([\w ]+))?\}/g;

const fill = (template: string, params: Params, catalogs: readonly (CustomMessages | undefined)[]): string =>
  template.replace(PLACEHOLDER, (placeholder, name: string, noun?: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) return placeholder;
    if (typeof value === 'number') return noun === undefined ? String(value) : count(value, noun);
    if (typeof value !== 'string') return oneOf(noun === 'quoted' ? value.map((item) => `"${item}"`) : value);
    const term = noun && find(`${noun}:${value}`, catalogs);
    return typeof term === 'string' ? term : value;
  });

const oneOf = (list: readonly string[]): string => (list.length > 2 ? `one of ${list.join(', ')}` : list.join(' or '));

/** "M, CM or KG". */
export const listInWords = (list: readonly string[]): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} or ${list.at(-1)}`;

/** "1 letter", "2 letters". */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
