import type { Span, TextLayer } from './text-layer.ts';

/** Names of entries and positions in lists, from the root; the path of what stands in a text that a value holds goes on. */
export type TextPath = readonly (string | number)[];

/** Where a value and, for an entry, its name stand. */
export interface Place {
  readonly value: Span;
  readonly name?: Span;
  /** Set where it stands in a text inside the mapped one: as text of it, escaped. */
  readonly isInside?: true;
}

/** Where the parts of a text stand, through every text that stands in it. All spans are of the outermost text. */
export interface TextMap {
  /** The place at a path; `undefined` where the path leads nowhere. */
  locate(path: TextPath): Place | undefined;
  /** The text that a path leads to, decoded; `undefined` where it leads to no text. */
  textAt(path: TextPath): TextLayer | undefined;
}

/** A place of an inner text's, in the outermost text. */
export const placeIn = (layer: TextLayer, { value, name }: Place): Place => ({
  value: layer.toOuter(value),
  ...(name && { name: layer.toOuter(name) }),
  isInside: true,
});
