import type { TextLayer, TextMap } from '@pg/nested-text';
import { isObject, type MappedReading, type Path, valueAt } from '@pg/rule-kit';
import { hasTemplates } from '../../rules/variables.ts';
import type { EmbeddedPayload, SendingLayers } from '../embedded-payload.ts';
import { MULTIPART, readBody, textAtStart } from './body.ts';
import { formOfFields } from './form-fields.ts';

/** A value in a file, and its path. */
interface Part {
  readonly value: unknown;
  readonly path: Path;
}

const partAt = ({ value, path }: Part, ...names: readonly string[]): Part => ({
  value: valueAt(value, names),
  path: [...path, ...names],
});

const itemsOf = ({ value, path }: Part): Part[] =>
  Array.isArray(value) ? value.map((item, i) => ({ value: item, path: [...path, i] })) : [];

const textAt = (part: Part, ...names: readonly string[]): string | undefined => {
  const { value } = partAt(part, ...names);
  return typeof value === 'string' ? value : undefined;
};

/** The paths of a request's body, which is a string, or single fields of a form. */
interface RecordedBody {
  readonly request: Path;
  readonly contentType?: Path | undefined;
  readonly text?: Path;
  readonly fields?: readonly (readonly [name: Path, value: Path])[];
  /** Whether `{{name}}` in the body is a variable. */
  readonly allowsVariables: boolean;
  readonly isMultipart?: boolean;
}

/**
 * Finds the request bodies of a HAR file (1.2) or a Postman collection (2.0, 2.1), which it recognizes by the content.
 * Returns `undefined` for anything else.
 */
export function readRecording({
  value,
  map,
}: Pick<MappedReading, 'value' | 'map'>): Iterable<EmbeddedPayload> | undefined {
  if (!isObject(value)) return undefined;
  const bodies = bodiesOf({ value, path: [] });
  return bodies && readAllRecorded(bodies, map());
}

function* readAllRecorded(bodies: readonly RecordedBody[], map: TextMap): Generator<EmbeddedPayload, void> {
  for (const body of bodies) yield* readRecorded(body, map);
}

function bodiesOf(file: Part): RecordedBody[] | undefined {
  const entries = partAt(file, 'log', 'entries');
  if (Array.isArray(entries.value)) return itemsOf(entries).flatMap((entry) => bodyOfEntry(partAt(entry, 'request')));
  const isCollection = textAt(file, 'info', 'schema')?.includes('/collection/v2.');
  return isCollection && Array.isArray(partAt(file, 'item').value) ? bodiesOfItems(file) : undefined;
}

function bodyOfEntry(request: Part): RecordedBody[] {
  const data = partAt(request, 'postData');
  const type = partAt(data, 'mimeType');
  const sending = { request: request.path, contentType: type.value ? type.path : undefined, allowsVariables: false };
  if (textAt(data, 'text')) return [{ ...sending, text: partAt(data, 'text').path }];
  return bodyOfFields(partAt(data, 'params'), 'name', sending);
}

/** Recursive, because folders are nested; JSON limits their depth. */
const bodiesOfItems = (folder: Part): RecordedBody[] =>
  itemsOf(partAt(folder, 'item')).flatMap((item) => [
    ...bodyOfRequest(partAt(item, 'request')),
    ...bodiesOfItems(item),
  ]);

function bodyOfRequest(request: Part): RecordedBody[] {
  const body = partAt(request, 'body');
  const mode = textAt(body, 'mode');
  if (!isSent(body)) return [];
  const sending = { request: request.path, contentType: contentTypeOf(request), allowsVariables: true };
  if (mode === 'raw' && textAt(body, 'raw') !== undefined) return [{ ...sending, text: partAt(body, 'raw').path }];
  if (mode === 'urlencoded') return bodyOfFields(partAt(body, mode), 'key', sending);
  // Postman sets the header itself.
  return mode === 'formdata'
    ? bodyOfFields(partAt(body, mode), 'key', { ...sending, contentType: undefined, isMultipart: true })
    : [];
}

const isSent = (part: Part): boolean => partAt(part, 'disabled').value !== true;

/** The path of the `Content-Type`; `undefined` if the collection has none, and Postman chooses it. */
function contentTypeOf(request: Part): Path | undefined {
  const headers = itemsOf(partAt(request, 'header')).filter(isSent);
  const header = headers.find((each) => /^content-type$/i.test(textAt(each, 'key') ?? ''));
  return header && partAt(header, 'value').path;
}

function bodyOfFields(list: Part, nameKey: string, body: RecordedBody): RecordedBody[] {
  const fields = itemsOf(list)
    .filter((item) => isSent(item) && textAt(item, nameKey) !== undefined && textAt(item, 'value') !== undefined)
    .map((item) => [partAt(item, nameKey).path, partAt(item, 'value').path] as const);
  return fields.length === 0 ? [] : [{ ...body, fields }];
}

function readRecorded(body: RecordedBody, map: TextMap): EmbeddedPayload[] {
  const { text, fields = [], allowsVariables } = body;
  const layer = text && map.textAt(text);
  const pairs = fields.flatMap(([name, value]) => {
    const [nameText, valueText] = [map.textAt(name), map.textAt(value)];
    return nameText && valueText ? [[nameText, valueText] as const] : [];
  });
  const form = layer ? undefined : formOfFields(pairs);
  const sending = sendingOf(body, form, map);
  const payloads = layer ? readBody(layer, sending) : form ? [{ layer: form, syntax: 'form' as const, sending }] : [];
  const hasVariables = allowsVariables && (layer ? [layer] : pairs.flat()).some((each) => hasTemplates(each.text));
  return payloads.map((payload) => ({ ...payload, hasVariables }));
}

/** In a collection, the URL is a string or an object. */
const sendingOf = (
  { request, contentType, isMultipart }: RecordedBody,
  form: TextLayer | undefined,
  map: TextMap,
): SendingLayers => ({
  method: map.textAt([...request, 'method']),
  url: map.textAt([...request, 'url']) ?? map.textAt([...request, 'url', 'raw']),
  contentType: isMultipart && form ? textAtStart(MULTIPART, form) : contentType && map.textAt(contentType),
});
