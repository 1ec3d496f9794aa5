import type { Span } from '../place/text-layer.ts';
import type { FormCode, JsonCode } from './messages.ts';

/** The params of a problem's message. They never quote the text. */
export type Params = Readonly<Record<string, string | number>>;

/** A mistake in a text, with its position. */
export interface Problem<TKind extends string, TCode extends string, TStep> {
  readonly kind: TKind;
  /** The code of its message in `jsonMessages` or `formMessages`. */
  readonly code: TCode;
  readonly params: Params;
  /** Names of fields and positions of items; `[]` for the whole text. */
  readonly path: TStep[];
  /** The part of the text to underline. */
  readonly span: Span;
  /** The number of problems that it represents; by default, 1. */
  readonly times?: number;
  /** The edits of the text that fix it. */
  readonly fix?: { readonly edits: readonly Edit[]; readonly isCertain: boolean };
}

/** The replacement of a part of a text. */
export interface Edit extends Span {
  readonly text: string;
}

/** So many problems of a text are listed. The last one represents the others. */
const MAX_PROBLEMS = 10_000;

/** Adds a problem to a list, or counts it if the list is long. */
export function addProblem<TProblem extends { readonly times?: number }>(list: TProblem[], problem: TProblem): void {
  const last = list[MAX_PROBLEMS - 1];
  if (last === undefined) list.push(problem);
  else list[MAX_PROBLEMS - 1] = { ...last, times: (last.times ?? 1) + 1 };
}

/** A problem of a JSON text: it is not JSON, nested too deep, or has a duplicate name or too many fields or items. */
export type JsonProblem = Problem<
  'syntax' | 'duplicate-field' | 'too-deep' | 'too-many-values',
  JsonCode,
  string | number
>;

/**
 * A problem of a form: it can't be decoded, has too many fields, a name is duplicate, a part is empty, a part has no `=` or no
 * name (it may be the rest of a value with an `&`), or a name or value is only `+`, which is a space.
 */
export type FormProblem = Problem<
  'syntax' | 'duplicate-field' | 'too-many-values' | 'empty-form-field' | 'missing-equals' | 'lone-plus',
  FormCode,
  string
>;
