import type { Span, TextLayer } from './text-layer.ts';

/** Names of fields and positions in arrays, from the root. A path continues inside a string that contains JSON. */
export type TextPath = readonly (string | number)[];

/** The position of a value and, for a field, of its name. */
export interface Place {
  readonly value: Span;
  readonly name?: Span;
  /** The opening brace or bracket of an object or array. */
  readonly opening?: Span;
  /** Set if it is inside a string of the mapped text, where it is escaped. */
  readonly isInside?: true;
}

/** The positions of the parts of a text, also inside its strings. All spans are in the outermost text. */
export interface TextMap {
  /** The place at a path; `undefined` if there is nothing at the path. */
  locate(path: TextPath): Place | undefined;
  /** The decoded string at a path; `undefined` if the value is not a string. */
  textAt(path: TextPath): TextLayer | undefined;
}

/** Calls `make` once, on the first call: few trees and maps are ever used. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
