import type { Span } from '../text-layer.ts';

/** What is wrong with a JSON text at one place. Neither `found`, `allowed` nor `hint` quotes the text. */
export interface JsonProblem {
  /** Not JSON at all, an entry whose name stands there already, or nested too deep. */
  readonly kind: 'syntax' | 'duplicate-name' | 'too-deep';
  /** Where in the value: names of entries and positions of items, `[]` for the root. */
  readonly path: (string | number)[];
  /** What to underline. */
  readonly span: Span;
  /** What stands there: "a comma". */
  readonly found: string;
  /** What would have been right there: "a value", "the end of the text". */
  readonly allowed: string;
  /** What to do: "Remove the comma behind the last entry." */
  readonly hint?: string;
}

/** What a problem says, and where in the value it is, if that is not the place that was reached. */
export type Diagnosis = Omit<JsonProblem, 'kind' | 'path'> & Partial<Pick<JsonProblem, 'path'>>;

/** Whether a text with these problems can be read: JSON.parse passes over names given twice. */
export const isReadable = (problems: readonly JsonProblem[]): boolean =>
  problems.every(({ kind }) => kind === 'duplicate-name');
