import type { TextLayer, TreeNode, TreeReading } from '@pg/nested-text';
import { isObject } from '@pg/rule-kit';
import { hasTemplates } from '../../rules/variables.ts';
import type { EmbeddedPayload, SendingLayers } from '../embedded-payload.ts';
import { MULTIPART, readBody, textAtStart } from './body.ts';
import { formOfFields } from './form-fields.ts';
import { TreeValues } from './tree-values.ts';

/**
 * Finds the request bodies of a HAR file (1.2) or a Postman collection (2.0, 2.1), which it recognizes by the content.
 * Returns `undefined` for anything else.
 */
export function readRecording({
  value,
  tree,
}: Pick<TreeReading, 'value' | 'tree'>): Iterable<EmbeddedPayload> | undefined {
  if (!isObject(value) || !(isObject(value.log) || isObject(value.info))) return undefined;
  const values = new TreeValues(tree());
  const { root } = tree();
  if (values.at(root, 'log', 'entries')?.kind === 'array') return readEntries(values, root);
  const isCollection = values.textAt(root, 'info', 'schema')?.text.includes('/collection/v2.');
  return isCollection && values.at(root, 'item')?.kind === 'array' ? readItems(values, root) : undefined;
}

function* readEntries(values: TreeValues, file: TreeNode | undefined): Generator<EmbeddedPayload, void> {
  for (const entry of values.itemsAt(file, 'log', 'entries')) {
    const request = values.at(entry, 'request');
    const data = values.at(request, 'postData');
    const [type, text] = [values.textAt(data, 'mimeType'), values.textAt(data, 'text')];
    const sending = { ...sentTo(values, request), contentType: type?.text ? type : undefined };
    yield* text?.text ? readBody(text, sending) : readFields(fieldsIn(values, data, 'params', 'name'), sending);
  }
}

/** Recursive, because folders are nested; JSON limits their depth. */
function* readItems(values: TreeValues, folder: TreeNode | undefined): Generator<EmbeddedPayload, void> {
  for (const item of values.itemsAt(folder, 'item')) {
    yield* readRequest(values, values.at(item, 'request'));
    yield* readItems(values, item);
  }
}

function readRequest(values: TreeValues, request: TreeNode | undefined): EmbeddedPayload[] {
  const body = values.at(request, 'body');
  if (values.isTrue(body, 'disabled')) return [];
  const header = values
    .itemsAt(request, 'header')
    .find((each) => !values.isTrue(each, 'disabled') && /^content-type$/i.test(values.textAt(each, 'key')?.text ?? ''));
  // If the collection has no header, Postman chooses it.
  const sending = { ...sentTo(values, request), contentType: values.textAt(header, 'value') };
  const mode = values.textAt(body, 'mode')?.text ?? '';
  const raw = mode === 'raw' ? values.textAt(body, mode) : undefined;
  const isMultipart = mode === 'formdata';
  const fields = isMultipart || mode === 'urlencoded' ? fieldsIn(values, body, mode, 'key') : [];
  const hasVariables = [...(raw ? [raw] : []), ...fields.flat()].some(({ text }) => hasTemplates(text));
  const payloads = raw ? readBody(raw, sending) : readFields(fields, sending, isMultipart);
  return payloads.map((payload) => ({ ...payload, hasVariables }));
}

/** In a collection, the URL is a string or an object. */
const sentTo = (values: TreeValues, request: TreeNode | undefined): SendingLayers => ({
  method: values.textAt(request, 'method'),
  url: values.textAt(request, 'url') ?? values.textAt(request, 'url', 'raw'),
});

type Field = readonly [name: TextLayer, value: TextLayer];

const fieldsIn = (values: TreeValues, body: TreeNode | undefined, list: string, nameKey: string): Field[] =>
  values.itemsAt(body, list).flatMap((field): Field[] => {
    const [name, value] = [values.textAt(field, nameKey), values.textAt(field, 'value')];
    return name && value && !values.isTrue(field, 'disabled') ? [[name, value]] : [];
  });

/** Of a multipart body, Postman sets the header itself. */
function readFields(fields: readonly Field[], sending: SendingLayers, isMultipart = false): EmbeddedPayload[] {
  if (fields.length === 0) return [];
  const layer = formOfFields(fields);
  const sent = isMultipart ? { ...sending, contentType: textAtStart(MULTIPART, layer) } : sending;
  return [{ layer, syntax: 'form', sending: sent }];
}
