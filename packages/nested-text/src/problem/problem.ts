import type { Span } from '../place/text-layer.ts';
import { type Sentences, WORDS } from './sentences.ts';

/** What a problem's sentences are made with. It holds nothing of the text. */
export type Params = Readonly<Record<string, string | number>>;

/** Which problem it is, as data and in words. Neither `found`, `allowed` nor `hint` quotes the text. */
export interface Description {
  readonly code: string;
  readonly params: Params;
  /** What is there: "a comma". */
  readonly found: string;
  /** What would have been right there: "a value", "the end of the text". */
  readonly allowed: string;
  /** What to do: "Remove the comma behind the last entry." */
  readonly hint?: string;
}

/** What is wrong with a text at one place. */
export interface Problem<TKind extends string, TStep> extends Description {
  readonly kind: TKind;
  /** Where in the value: names of fields and positions of items, `[]` for the whole text. */
  readonly path: TStep[];
  /** What to underline. */
  readonly span: Span;
}

/** What is wrong with a JSON text: it is none, an object has a name twice, or it is nested too deep. */
export type JsonProblem = Problem<'syntax' | 'duplicate-name' | 'too-deep', string | number>;

/**
 * What is wrong with a form: it can't be decoded, it has a name twice, an `&` joins nothing, a text has no `=` or no name
 * (the rest of a value, if its own `&` was not encoded), or a name or value is nothing but `+`, which stands for a space.
 */
export type FormProblem = Problem<'syntax' | 'duplicate-name' | 'empty-entry' | 'lone-text' | 'lone-plus', string>;

/** Puts a problem into words. */
export function describe<TCode extends string>(
  sentences: Readonly<Record<TCode, Sentences>>,
  code: TCode,
  params: Params = {},
): Description {
  const fill = (template: string): string =>
    template.replace(/\{(\w+)\}/g, (_, name: string) => wordOf(name, String(params[name])));
  const [found, allowed, hint] = sentences[code];
  return { code, params, found: fill(found), allowed: fill(allowed), ...(hint !== undefined && { hint: fill(hint) }) };
}

function wordOf(param: string, value: string): string {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = WORDS;
  return words[param]?.[value] ?? value;
}
