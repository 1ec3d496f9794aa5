import { looksLikeForm, type Span } from '@pg/nested-text';
import { isObject, type Path, type Resource, valueAt } from '@pg/rule-kit';
import { type FieldSpec, tableSpec, tablesOf } from '@pg/rule-kit/internal';
import { verifiableSaleResource } from '@pg/sale-form';
import { sessionResource } from '@pg/session-request';
import { recognizeForm, recognizeKind } from '../rules/evidence.ts';
import { resourceOf } from '../rules/kinds.ts';
import { decoded, type LooseValue, readLoosely, toValue } from './loose-json.ts';

/** A place in a text: a field's name or its value. */
export interface Cursor {
  readonly what: 'name' | 'value';
  /** What is written there; empty between two fields. Quotes are included. */
  readonly span: Span;
  /** The names or values that are written there, decoded. */
  readonly written: string;
  readonly syntax: EditorSyntax;
  readonly resource: Resource;
  /** The spec of the object that has the field, and of the field itself. */
  readonly object: FieldSpec | undefined;
  readonly field: FieldSpec | undefined;
  readonly path: Path;
  /** The names that the object has, without the one at the cursor. */
  readonly siblings: readonly string[];
  /** Whether the name at the cursor already has a value. */
  readonly hasValue: boolean;
}

/** How a text is written. */
export type EditorSyntax = 'json' | 'form' | 'yaml';

/** The options of `completionsAt` and `rowAt`. */
export interface EditorOptions {
  /** The kind of the payload; by default, its content decides. */
  readonly kind?: string | undefined;
  /** Whether to find nothing in a text without a certain payload; by default, such a text is a session request. */
  readonly onlyCertain?: boolean | undefined;
}

/** Finds the field at an offset of a text that may be unfinished. */
export function cursorAt(text: string, offset: number, options: EditorOptions = {}): Cursor | undefined {
  const given = options.kind === undefined ? undefined : resourceOf(options.kind);
  if (!/^\s*[{[]/.test(text))
    return looksLikeForm(text) || given === verifiableSaleResource ? inForm(text, offset, given, options) : undefined;
  const root = readLoosely(text);
  const found = root && findInside(text, root, offset, []);
  return found && inPayload('json', found, toValue(text, root), options);
}

/** Adds the specs to a place in a document: the document, or a value in it, is the payload. */
export function inPayload(
  syntax: EditorSyntax,
  found: Found,
  document: unknown,
  { kind, onlyCertain }: EditorOptions,
): Cursor | undefined {
  const given = kind === undefined ? undefined : resourceOf(kind);
  const around = found.path.map((_, i) => valueAt(document, found.path.slice(0, i)));
  // A list of payloads: the kind is that of the item.
  const first = Array.isArray(document) && around.length > 1 ? 1 : 0;
  const recognized = given ? [] : around.map((value) => recognizeKind(value));
  const certain = recognized.findIndex((each) => each?.isCertain);
  if (onlyCertain && !given && certain < 0) return undefined;
  const start = Math.max(certain, first);
  const resource = given ?? recognized[start]?.resource ?? sessionResource;
  const path = found.path.slice(start);
  const object = specAt(resource, path.slice(0, -1));
  return { ...found, path, resource, syntax, object, field: specIn(object, path.at(-1)) };
}

/** A place in a document. */
export type Found = Pick<Cursor, 'what' | 'span' | 'written' | 'path' | 'siblings' | 'hasValue'>;

/** Follows the text down to the offset. */
function findInside(
  text: string,
  { kind, members, start, end, isClosed }: LooseValue,
  at: number,
  path: Path,
): Found | undefined {
  if (at <= start || (isClosed ? at >= end : at > end) || kind === 'scalar') return undefined;
  const siblingsOf = (own: number): string[] => members.flatMap(({ name }, i) => (i === own ? [] : name));
  for (const [i, { name, nameSpan, afterColon, value }] of members.entries()) {
    const inner = [...path, kind === 'array' ? i : name];
    const found = (what: Found['what'], span: Span, written: string, hasValue = value !== undefined): Found => ({
      what,
      span,
      written,
      path: inner,
      siblings: siblingsOf(i),
      hasValue,
    });
    if (kind === 'object' && isWithin(nameSpan, at)) return found('name', nameSpan, name, afterColon !== undefined);
    if (value?.kind === 'scalar' && isWithin(value, at)) return found('value', value, decoded(text, value));
    const deeper = value && findInside(text, value, at, inner);
    if (deeper) return deeper;
    const isBeforeNext = at <= (members[i + 1]?.nameSpan.start ?? at);
    if (afterColon !== undefined && value === undefined && at >= afterColon && isBeforeNext)
      if (!text.slice(afterColon, at).includes(',')) return found('value', { start: at, end: at }, '');
  }
  const empty = { span: { start: at, end: at }, written: '', siblings: siblingsOf(-1), hasValue: false };
  return {
    ...empty,
    what: kind === 'array' ? 'value' : 'name',
    path: [...path, kind === 'array' ? members.length : ''],
  };
}

const isWithin = ({ start, end }: Span, at: number): boolean => start <= at && at <= end;

function inForm(
  text: string,
  at: number,
  given: Resource | undefined,
  { onlyCertain }: EditorOptions,
): Cursor | undefined {
  const start = text.lastIndexOf('&', at - 1) + 1;
  const next = text.indexOf('&', at);
  const end = next < 0 ? text.trimEnd().length : next;
  const equals = text.indexOf('=', start);
  const nameEnd = equals < 0 || equals > end ? Math.max(start, end) : equals;
  const isName = at <= nameEnd;
  const span = isName ? { start, end: nameEnd } : { start: nameEnd + 1, end };
  const others = [
    ...text.slice(0, Math.max(0, start - 1)).split('&'),
    ...(next < 0 ? [] : text.slice(next + 1).split('&')),
  ];
  const fields = others.map((part): [string, string] => [
    readPart(part.split('=')[0]),
    readPart(part.slice(part.indexOf('=') + 1)),
  ]);
  const name = readPart(text.slice(start, nameEnd));
  const values = Object.fromEntries([...fields, [name, readPart(text.slice(nameEnd + 1, end))]]);
  const recognized = recognizeForm(values);
  if (onlyCertain && !given && !recognized?.isCertain) return undefined;
  const resource = given ?? recognized?.resource ?? verifiableSaleResource;
  const object = specAt(resource, []);
  return {
    what: isName ? 'name' : 'value',
    span,
    written: isName ? name : readPart(text.slice(span.start, span.end)),
    syntax: 'form',
    resource,
    object,
    field: specIn(object, name),
    path: [name],
    siblings: fields.flatMap(([other]) => (other === '' ? [] : other)),
    hasValue: nameEnd < end,
  };
}

function readPart(written = ''): string {
  try {
    return decodeURIComponent(written.replaceAll('+', ' '));
  } catch {
    return written;
  }
}

/** The spec at a path of a resource's payloads. A token is read from a text, so its spec is that of its tables. */
export function specAt(resource: Resource, path: Path): FieldSpec | undefined {
  const isInside = (at: string): boolean => at === path.filter((step) => typeof step === 'string').join('.');
  const root = tableSpec(resource.table);
  if (Object.keys(root.fields).length > 0) return path.reduce(specIn, root as FieldSpec | undefined);
  const table = tablesOf(resource).find(({ at }) => isInside(at.replaceAll('[]', '')));
  return table && tableSpec(table);
}

/** The spec of a field of an object, or of an item of an array. */
export const specIn = (spec: FieldSpec | undefined, step: string | number | undefined): FieldSpec | undefined =>
  typeof step === 'number' ? spec?.item : step === undefined || !isObject(spec?.fields) ? undefined : spec.fields[step];
