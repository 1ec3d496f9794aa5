import type { Span } from './json-problem.ts';

export type { Span };

/** Where the parts of a JSON text stand. */
export interface JsonMap {
  /** Spans of a value and (for an object's entry) its name, or undefined where the path leads nowhere. */
  locate(path: readonly (string | number)[]): { readonly value: Span; readonly name?: Span } | undefined;
}

/** The span of a value, and the spans of what it holds: an array's items, an object's entries by their names. */
export interface ValueSpan extends Span {
  readonly items?: readonly ValueSpan[];
  readonly entries?: ReadonlyMap<string, EntrySpan>;
}

/** The spans of an object's entry. */
export interface EntrySpan {
  readonly name: Span;
  readonly value: ValueSpan;
}

/** The map of a text whose value has these spans; without any (the text was not read) every path leads nowhere. */
export function jsonMap(root: ValueSpan | undefined): JsonMap {
  return {
    locate(path) {
      let at: { value: ValueSpan; name?: Span } | undefined = root && { value: root };
      for (const step of path) at = at && inside(at.value, step);
      return at && { value: bare(at.value), ...(at.name && { name: bare(at.name) }) };
    },
  };
}

function inside({ items, entries }: ValueSpan, step: string | number): { value: ValueSpan; name?: Span } | undefined {
  if (typeof step === 'string') return entries?.get(step);
  const value = items?.[step];
  return value && { value };
}

const bare = ({ start, end }: Span): Span => ({ start, end });
