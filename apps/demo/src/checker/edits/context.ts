import type { LocatedFinding } from '@pg/lint';
import { looksLikeForm, type Place, readForm, readJson, type Span, type TextMap } from '@pg/nested-text';
import { type Path, valueAt } from '@pg/rule-kit';

/** A payload that makes up the whole text, with the positions of its parts. */
export interface EditContext {
  readonly text: string;
  readonly isForm: boolean;
  readonly value: unknown;
  readonly kind: string | undefined;
  /** The position of a value; `undefined` for a value inside a JSON string of the payload. */
  readonly placeOf: (path: Path) => Place | undefined;
}

/** A finding with the part of the text that it marks. */
export interface MarkedFinding extends LocatedFinding {
  readonly span: Span;
}

export function contextOf(text: string, kind: string | undefined): EditContext {
  const isForm = looksLikeForm(text);
  const { value, map } = isForm ? readFormValues(text) : readJsonValue(text);
  const placeOf = (path: Path): Place | undefined => {
    const place = map().locate(path);
    return place?.isInside ? undefined : place;
  };
  return { text, isForm, value, kind, placeOf };
}

function readFormValues(text: string): { value: unknown; map: () => TextMap } {
  const { values, map } = readForm(text);
  return { value: values, map };
}

function readJsonValue(text: string): { value: unknown; map: () => TextMap } {
  const { value, map } = readJson(text);
  return { value, map };
}

/** The value at a path, and its position. */
export function partAt(context: EditContext, path: Path): { readonly value: unknown; readonly span: Span } | undefined {
  const place = context.placeOf(path);
  return place && { value: valueAt(context.value, path), span: place.value };
}
