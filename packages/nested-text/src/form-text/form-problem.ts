import type { Span } from '../text-layer.ts';

/** What is wrong with a form at one place. Neither `found`, `allowed` nor `hint` quotes the form. */
export interface FormProblem {
  readonly kind:
    | 'syntax'
    /** A name that stands there already: one of the two values would be lost. */
    | 'duplicate-name'
    /** Nothing between two `&`. */
    | 'empty-entry'
    /**
     * Text without `=`, or with no name before it, between two `&`: the rest of a value, if its own `&` was not encoded, so
     * it is shown nowhere. Where it begins with a name that the form may have, that is its path.
     */
    | 'lone-text'
    /** A name or a value of nothing but `+`, which stands for a blank. */
    | 'lone-plus';
  /** The entry's name; `[]` for the form itself, and for what is no entry. */
  readonly path: string[];
  /** What to underline. */
  readonly span: Span;
  readonly found: string;
  readonly allowed: string;
  readonly hint?: string;
}

/** How often something is found, of which the first is marked. */
export const count = (others: number, one: string, many: string): string =>
  others === 0 ? one : `${others + 1} ${many}, the first of them here`;

/** What a form is expected to be. */
export const ENTRIES = 'entries of name=value, joined by &';
