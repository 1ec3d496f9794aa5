import { composeLayers, type Span, type TextLayer } from './text-layer.ts';

/** Names of fields and positions in arrays, from the root. If a value is a text itself, the path continues inside it. */
export type TextPath = readonly (string | number)[];

/** Where a value and, for a field, its name are. */
export interface Place {
  readonly value: Span;
  readonly name?: Span;
  /** Set if it is in a text inside the mapped one, where it is escaped. */
  readonly isInside?: true;
}

/** Where the parts of a text and of the texts inside it are. All spans are of the outermost text. */
export interface TextMap {
  /** The place at a path; `undefined` if there is nothing at the path. */
  locate(path: TextPath): Place | undefined;
  /** The decoded text at a path; `undefined` if the value there is not a text. */
  textAt(path: TextPath): TextLayer | undefined;
}

/** The last value of a path that is in the text itself, not in a text inside it. */
export interface Reached {
  readonly place: Place;
  /** If the value is a text: its layer and its map. */
  readonly inner: () => { readonly layer: TextLayer; readonly map: () => TextMap } | undefined;
  /** The rest of the path, inside that text. */
  readonly rest: TextPath;
}

/** Makes a map of a text and the texts inside it from a function that follows paths in the text itself. */
export const textMap = (follow: (path: TextPath) => Reached | undefined): TextMap => ({
  locate(path) {
    const reached = follow(path);
    if (reached === undefined || reached.rest.length === 0) return reached?.place;
    const inner = reached.inner();
    const place = inner?.map().locate(reached.rest);
    return inner && place && placeIn(inner.layer, place);
  },
  textAt(path) {
    const reached = follow(path);
    const inner = reached?.inner();
    if (reached === undefined || inner === undefined || reached.rest.length === 0) return inner?.layer;
    const innermost = inner.map().textAt(reached.rest);
    return innermost && composeLayers(inner.layer, innermost);
  },
});

const placeIn = (layer: TextLayer, { value, name }: Place): Place => ({
  value: layer.toOuter(value),
  ...(name && { name: layer.toOuter(name) }),
  isInside: true,
});

/** Calls `make` on the first call only: few maps are ever used. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
