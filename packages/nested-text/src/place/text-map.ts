import { inside, type Span, type TextLayer } from './text-layer.ts';

/** Names of fields and positions in lists, from the root; the path goes on into the text that a value is. */
export type TextPath = readonly (string | number)[];

/** Where a value and, for a field, its name are. */
export interface Place {
  readonly value: Span;
  readonly name?: Span;
  /** Set where it is in a text inside the mapped one: as text of it, escaped. */
  readonly isInside?: true;
}

/** Where the parts of a text are, through every text inside it. All spans are of the outermost text. */
export interface TextMap {
  /** The place at a path; `undefined` where the path leads nowhere. */
  locate(path: TextPath): Place | undefined;
  /** The text that a path leads to, decoded; `undefined` where it leads to no text. */
  textAt(path: TextPath): TextLayer | undefined;
}

/** How far a path leads in one text. */
export interface Reached {
  readonly place: () => Place;
  /** The text that the value there is, if it is one, and the map of its own parts. */
  readonly inner: () => { readonly layer: TextLayer; readonly map: () => TextMap } | undefined;
  /** The rest of the path, which goes on inside that text. */
  readonly rest: TextPath;
}

/** Makes a map of a text and the texts inside it of what follows a path in the text itself. */
export const textMap = (follow: (path: TextPath) => Reached | undefined): TextMap => ({
  locate(path) {
    const reached = follow(path);
    if (reached === undefined || reached.rest.length === 0) return reached?.place();
    const inner = reached.inner();
    const place = inner?.map().locate(reached.rest);
    return inner && place && placeIn(inner.layer, place);
  },
  textAt(path) {
    const reached = follow(path);
    const inner = reached?.inner();
    if (reached === undefined || inner === undefined || reached.rest.length === 0) return inner?.layer;
    const innermost = inner.map().textAt(reached.rest);
    return innermost && inside(inner.layer, innermost);
  },
});

/** A place of an inner text's, in the outermost text. */
const placeIn = (layer: TextLayer, { value, name }: Place): Place => ({
  value: layer.toOuter(value),
  ...(name && { name: layer.toOuter(name) }),
  isInside: true,
});

/** Makes something on the first call, and keeps it: few maps are ever asked for. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
