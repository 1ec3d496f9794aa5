import type { Span } from '../place/text-layer.ts';
import type { FormCode, JsonCode } from './messages.ts';

/** The parameters of a problem's sentence. They have nothing of the text. */
export type Params = Readonly<Record<string, string | number>>;

/** What is wrong with a text at one place. */
export interface Problem<TKind extends string, TCode extends string, TStep> {
  readonly kind: TKind;
  /** Which mistake it is; `jsonMessages` and `formMessages` have its sentence. */
  readonly code: TCode;
  readonly params: Params;
  /** Where in the value: names of fields and positions of items, `[]` for the whole text. */
  readonly path: TStep[];
  /** What to underline. */
  readonly span: Span;
}

/** What is wrong with a JSON text: it is not JSON, an object has a duplicate name, or it is nested too deep. */
export type JsonProblem = Problem<'syntax' | 'duplicate-field' | 'too-deep', JsonCode, string | number>;

/**
 * What is wrong with a form: it can't be decoded, it has a duplicate name, an `&` joins nothing, a part has no `=` or no
 * name (it may be the rest of a value with an `&`), or a name or value is only `+`, which is a space.
 */
export type FormProblem = Problem<
  'syntax' | 'duplicate-field' | 'empty-form-field' | 'missing-equals' | 'lone-plus',
  FormCode,
  string
>;
