import { readJson, type Span } from '@pg/nested-text';
import { isObject, type Path, type Resource, valueAt } from '@pg/rule-kit';
import type { FieldSpec } from '@pg/rule-kit/internal';
import type { ReadPayload } from '../extract/read-embedded.ts';
import { specAt, specIn } from './cursor.ts';
import { type EditorRow, toEditorRow } from './editor-row.ts';

/** A field of a payload in a file, also inside a wallet's token. */
export interface PayloadField {
  /** What is at the offset: the field's name or its value. */
  readonly span: Span;
  readonly path: Path;
  readonly row: EditorRow | undefined;
}

/** A text inside a payload: a wallet's token, or a string of JSON in it. */
export interface PayloadLayer {
  readonly resource: Resource;
  readonly path: Path;
  /** The value that was read from it. */
  readonly value: object;
  readonly span: Span;
  /** The name of its field. */
  readonly nameSpan: Span;
}

/** The innermost field at an offset of a file. */
export function fieldAt(payload: ReadPayload, offset: number): PayloadField | undefined {
  const { source } = payload;
  const isWithin = ({ start, end }: Span): boolean => start <= offset && offset <= end;
  let found: Omit<PayloadField, 'row'> | undefined;
  let inner: PayloadMember | undefined = { path: [], value: source.value };
  while (inner) {
    const members: PayloadMember[] = membersOf(payload, inner);
    const named = members.find(({ nameSpan }) => nameSpan && isWithin(nameSpan));
    inner = named ? undefined : members.find(({ span }) => span && isWithin(span));
    const span = named?.nameSpan ?? inner?.span;
    if (span) found = { span, path: (named ?? inner)?.path ?? [] };
  }
  if (found === undefined || source.resource === undefined) return undefined;
  const field = fieldIn(source.resource, source.value, found.path);
  return { ...found, row: field && toEditorRow(field) };
}

interface PayloadMember {
  readonly path: Path;
  readonly value: unknown;
  readonly span?: Span | undefined;
  readonly nameSpan?: Span | undefined;
}

function membersOf({ source, layer }: ReadPayload, { path, value }: PayloadMember): PayloadMember[] {
  const map = source.map();
  const inside = typeof value === 'string' && /^\s*[{[]/.test(value) ? readJson(value).value : value;
  if (typeof inside !== 'object' || inside === null) return [];
  return Object.entries(inside).map(([name, member]) => {
    const inner = [...path, Array.isArray(inside) ? Number(name) : name];
    const place = map.locate(inner);
    return {
      path: inner,
      value: member,
      span: place && layer.toOuter(place.value),
      nameSpan: place?.name && layer.toOuter(place.name),
    };
  });
}

/** The spec of a field, also inside a token. */
function fieldIn(resource: Resource, given: unknown, path: Path): FieldSpec | undefined {
  const value = readText(resource, given);
  const part = textParts(resource, value).find((each) => isInside(path, each.path) && path.length > each.path.length);
  if (part) return fieldIn(part.resource, valueAt(value, part.path), path.slice(part.path.length));
  return specIn(specAt(resource, path.slice(0, -1)), path.at(-1));
}

const readText = ({ text }: Resource, given: unknown): unknown => (text ? text.read(given).value : given);

const textParts = ({ parts = [] }: Resource, value: unknown): NonNullable<Resource['parts']> =>
  isObject(value)
    ? parts.filter(
        ({ path, resource, when }) =>
          resource.text && valueAt(value, path) !== undefined && when?.({ ...value }) !== false,
      )
    : [];

export const isInside = (path: Path, outer: Path): boolean => outer.every((step, i) => path[i] === step);

/** The token of a payload and the texts in the token, each after the one that has it. */
export function layersIn({ source, layer }: ReadPayload): PayloadLayer[] {
  const { resource, value: whole } = source;
  const map = source.map();
  const layers: PayloadLayer[] = [];
  const add = (inner: Resource, path: Path, given: unknown): void => {
    const value = readText(inner, given);
    const place = path.length === 0 ? { value: { start: 0, end: layer.text.length } } : map.locate(path);
    if (inner.text && place && isObject(value)) {
      const [span, nameSpan] = [place.value, place.name ?? place.value].map((each) => layer.toOuter(each));
      if (span && nameSpan) layers.push({ resource: inner, path, value, span, nameSpan });
    }
    for (const part of textParts(inner, value)) add(part.resource, [...path, ...part.path], valueAt(value, part.path));
  };
  if (resource) add(resource, [], whole);
  return layers;
}
