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
 * - `{values? (in # values)}`: a text with the number in place of `#`, only if the number is not 1;
 * - `{actual:type}`: the message of the code `type:ACTUAL`, such as `type:number`, or the string itself;
 * - `{carrier1:name}` without a param of that name: the message of the code `name:carrier1`;
 * - `{values:quoted}`: a list in double quotes.
 */
export type Messages = Readonly<Record<string, Message>>;

type TextOf<TMessage> = TMessage extends { readonly message: infer TText; readonly hint: infer THint }
  ? TText | THint
  : TMessage;

/** What is inside the braces of a sentence. */
type PlaceholderOf<TText> = TText extends `${string}{${infer TInside}}${infer TRest}`
  ? TInside | PlaceholderOf<TRest>
  : never;

/** The name of a param; `never` for `{field}`, `{must}` and terms such as `{wallet1:name}`. */
type ParamName<TInside, TTerms> = TInside extends 'field' | 'must'
  ? never
  : TInside extends `${infer TName}:${infer TNoun}`
    ? `${TNoun}:${TName}` extends TTerms
      ? never
      : TName
    : TInside extends `${infer TName}?${string}`
      ? TName
      : TInside;

type ParamValue<TInside, TTerms> = TInside extends `${string}?${string}`
  ? number
  : TInside extends `${string}:${infer TNoun}`
    ? TNoun extends 'quoted'
      ? readonly string[]
      : [Extract<TTerms, `${TNoun}:${string}`>] extends [never]
        ? number
        : string
    : Params[string];

/** The params of a message, as its placeholders have them: `{ max: number }`. */
export type ParamsOf<TMessage, TTerms = never> =
  string extends TextOf<TMessage>
    ? Params
    : {
        readonly [TInside in PlaceholderOf<TextOf<TMessage>> as ParamName<TInside, TTerms>]: ParamValue<
          TInside,
          TTerms
        >;
      };

/** Messages of your own, by code: a sentence, a sentence with a hint, or a function that returns one of them. */
export type CustomMessages<TMessages extends Messages = Messages> = {
  readonly [TCode in keyof TMessages]?: Message | Translate<ParamsOf<TMessages[TCode], keyof TMessages>> | undefined;
};

/** A method, so that functions for params of one code are messages of any code. */
type Translate<TParams> = { translate(params: TParams, field: string): Message }['translate'];

/** A message whose placeholders are filled. */
export interface Sentence {
  readonly message: string;
  /** How to fix it, if that is certain. */
  readonly hint?: string;
}

/** What a sentence is about. */
export interface Statement {
  readonly code: string;
  readonly params?: Params | undefined;
  readonly field: string;
  readonly must?: 'must' | 'should';
}

/** What a sentence is made of, apart from its params: plain data. */
export interface Wording {
  /** The name of the field, or of the whole payload ("the body"). */
  readonly field: string;
  readonly must: 'must' | 'should';
  /** The sentence with its placeholders. */
  readonly template: Message;
  /** The messages of the template's terms, such as `type:number`. */
  readonly terms?: Messages;
}

/**
 * Chooses the template of a code, and the terms in it, from the first catalogs that have them. If none has the code, the sentence
 * shows it.
 */
export function chooseWording(
  { code, params = {}, field, must = 'must' }: Statement,
  catalogs: readonly (CustomMessages | undefined)[],
): Wording {
  const found = find(code, catalogs) ?? `{field}: ${code}`;
  const template = typeof found === 'function' ? found(params, field) : found;
  const { message, hint = '' } = typeof template === 'string' ? { message: template } : template;
  let terms: Record<string, string> | undefined;
  const text = `${message}${hint}`;
  for (const [, name = '', noun = ''] of text.includes(':') ? text.matchAll(NOUN) : []) {
    const code = termCode(params, name, noun);
    const term = find(code, catalogs);
    if (typeof term === 'string') terms = { ...terms, [code]: term };
  }
  return terms ? { field, must, template, terms } : { field, must, template };
}

/** Makes a sentence, with its hint if there is one. It needs no catalog, so the data may come from another process. */
export function sentenceOf(params: Params, wording: Wording): Sentence {
  const { template } = wording;
  if (typeof template === 'string') return { message: fill(template, params, wording) };
  return { message: fill(template.message, params, wording), hint: fill(template.hint, params, wording) };
}

const find = (code: string, catalogs: readonly (CustomMessages | undefined)[]): CustomMessages[string] =>
  catalogs.find((messages) => messages && Object.hasOwn(messages, code) && messages[code] !== undefined)?.[code];

const PLACEHOLDER = /(\ba )?\{(\w+)(?::([\w ]+)|\?([^{}]*))?\}/g;
const NOUN = /\{(\w+):([\w ]+)\}/g;

const paramOf = (params: Params, name: string): Params[string] | undefined =>
  Object.hasOwn(params, name) ? params[name] : undefined;

const termCode = (params: Params, name: string, noun: string): string => `${noun}:${paramOf(params, name) ?? name}`;

const fill = (template: string, params: Params, { field, must, terms = {} }: Wording): string =>
  template.replace(PLACEHOLDER, (placeholder, article = '', name: string, noun?: string, ifSeveral?: string) => {
    const value = name === 'field' ? field : name === 'must' ? must : paramOf(params, name);
    if (ifSeveral !== undefined) return value === 1 ? '' : ifSeveral.replace('#', String(value));
    if (typeof value === 'number') return article + (noun === undefined ? grouped(value) : count(value, noun));
    if (typeof value === 'object') return article + oneOf(noun === 'quoted' ? value.map((item) => `"${item}"`) : value);
    const term = noun && terms[termCode(params, name, noun)];
    const word = typeof term === 'string' ? term : value;
    if (word === undefined) return placeholder;
    return (article && /^[aeio]/i.test(word) ? 'an ' : article) + word;
  });

const oneOf = (list: readonly string[]): string => (list.length > 2 ? `one of ${list.join(', ')}` : list.join(' or '));

/** "M, CM or KG". */
export const listInWords = (list: readonly string[]): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} or ${list.at(-1)}`;

/** "1 letter", "2 letters", "10,000 letters". */
export const count = (number: number, noun: string): string => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;

/** "9999", "10,000". */
const grouped = (number: number): string => (number < 10_000 ? String(number) : number.toLocaleString('en'));
