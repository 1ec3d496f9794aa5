import { composeLayers, type Span, type TextLayer } from './text-layer.ts';

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

/** The last value of a path that is in the text itself, not inside a string. */
export interface Reached {
  readonly place: Place;
  /** If the value is a string: its layer and its map. */
  readonly inner: () => { readonly layer: TextLayer; readonly map: () => TextMap } | undefined;
  /** The rest of the path, inside that string. */
  readonly rest: TextPath;
}

/** Makes a map of a text from a function that follows paths up to the first string. */
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

const placeIn = (layer: TextLayer, { value, name, opening }: Place): Place => ({
  value: layer.toOuter(value),
  ...(name && { name: layer.toOuter(name) }),
  ...(opening && { opening: layer.toOuter(opening) }),
  isInside: true,
});

/** Calls `make` once, on the first call: few maps are ever used. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
