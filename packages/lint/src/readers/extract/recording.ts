import type { TextLayer, TreeReading } from '@pg/nested-text';
import { isObject } from '@pg/rule-kit';
import { hasTemplates } from '../../rules/variables.ts';
import type { EmbeddedPayload, SendingLayers } from '../embedded-payload.ts';
import { MULTIPART, readBody, textAtStart } from './body.ts';
import { formOfFields } from './form-fields.ts';
import { TreeValue } from './tree-values.ts';

/**
 * Finds the request bodies of a HAR file (1.2) or a Postman collection (2.0, 2.1), which it recognizes by the content.
 * Returns `undefined` for anything else.
 */
export function readRecording({
  value,
  tree,
}: Pick<TreeReading, 'value' | 'tree'>): Iterable<EmbeddedPayload> | undefined {
  if (!isObject(value) || !(isObject(value.log) || isObject(value.info))) return undefined;
  const file = new TreeValue(tree(), tree().root);
  const entries = file.at('log', 'entries').items;
  if (entries) return readEntries(entries);
  const items = file.at('item').items;
  return items && file.at('info', 'schema').text?.text.includes('/collection/v2.') ? readItems(items) : undefined;
}

function* readEntries(entries: readonly TreeValue[]): Generator<EmbeddedPayload, void> {
  for (const entry of entries) {
    const request = entry.at('request');
    const data = request.at('postData');
    const [type, text] = [data.at('mimeType').text, data.at('text').text];
    const sending = { ...sentTo(request), contentType: type?.text ? type : undefined };
    yield* text?.text ? readBody(text, sending) : readFields(fieldsIn(data.at('params'), 'name'), sending);
  }
}

/** Recursive, because folders are nested; JSON limits their depth. */
function* readItems(items: readonly TreeValue[] = []): Generator<EmbeddedPayload, void> {
  for (const item of items) {
    yield* readRequest(item.at('request'));
    yield* readItems(item.at('item').items);
  }
}

const isDisabled = (value: TreeValue): boolean => value.at('disabled').isTrue;

function readRequest(request: TreeValue): EmbeddedPayload[] {
  const body = request.at('body');
  if (isDisabled(body)) return [];
  const header = request
    .at('header')
    .items?.find((each) => !isDisabled(each) && /^content-type$/i.test(each.at('key').text?.text ?? ''));
  // If the collection has no header, Postman chooses it.
  const sending = { ...sentTo(request), contentType: header?.at('value').text };
  const mode = body.at('mode').text?.text ?? '';
  const raw = mode === 'raw' ? body.at(mode).text : undefined;
  const isMultipart = mode === 'formdata';
  const fields = isMultipart || mode === 'urlencoded' ? fieldsIn(body.at(mode), 'key') : [];
  const hasVariables = [...(raw ? [raw] : []), ...fields.flat()].some(({ text }) => hasTemplates(text));
  const payloads = raw ? readBody(raw, sending) : readFields(fields, sending, isMultipart);
  return payloads.map((payload) => ({ ...payload, hasVariables }));
}

/** In a collection, the URL is a string or an object. */
const sentTo = (request: TreeValue): SendingLayers => ({
  method: request.at('method').text,
  url: request.at('url').text ?? request.at('url', 'raw').text,
});

type Field = readonly [name: TextLayer, value: TextLayer];

const fieldsIn = ({ items = [] }: TreeValue, nameKey: string): Field[] =>
  items.flatMap((field): Field[] => {
    const [name, value] = [field.at(nameKey).text, field.at('value').text];
    return name && value && !isDisabled(field) ? [[name, value]] : [];
  });

/** Of a multipart body, Postman sets the header itself. */
function readFields(fields: readonly Field[], sending: SendingLayers, isMultipart = false): EmbeddedPayload[] {
  if (fields.length === 0) return [];
  const layer = formOfFields(fields);
  const sent = isMultipart ? { ...sending, contentType: textAtStart(MULTIPART, layer) } : sending;
  return [{ layer, syntax: 'form', sending: sent }];
}
