import { type Span, type TextLayer, verbatim } from '@pg/nested-text';
import { hasTemplates } from '../../read/variables.ts';
import { MULTIPART, readBody, textAtStart } from '../body.ts';
import type { EmbeddedPayload, PayloadReader, SendingLayers } from '../embedded-payload.ts';
import { formOfFields } from '../form-fields.ts';
import { type Line, linesOf } from '../lines.ts';

/**
 * Finds the bodies of the requests in a `.hurl` file: JSON, text between backticks, and the fields of `[Form]` and
 * `[Multipart]`. Bodies that are read from other files are ignored.
 */
export const readHurl: PayloadReader = (text) => requestsIn(text).flatMap((lines) => readRequest(text, lines));

const REQUEST = /^(?<method>[A-Z]{3,})(?<space> +)(?<url>(?:\{\{[^{}]*\}\}|[^\s#])+)/;
const RESPONSE = /^HTTP(?:\/[\d.]+)?(?: |$)/;
const SECTION = /^\[(?<name>[A-Z]\w*)\]$/;
const FIELD = /^(?<name>[^\s:]+)(?<colon>\s*:\s*)/;
const FORMS: ReadonlyMap<string, string> = new Map([
  ...['Form', 'FormParams'].map((name) => [name, 'application/x-www-form-urlencoded'] as const),
  ...['Multipart', 'MultipartFormData'].map((name) => [name, MULTIPART] as const),
]);

/** The lines of each request, from its first line to the response. */
function requestsIn(text: string): Line[][] {
  const requests: Line[][] = [];
  let isRequest = false;
  for (const line of linesOf(text)) {
    if (RESPONSE.test(line.text)) isRequest = false;
    else if (REQUEST.test(line.text)) {
      isRequest = true;
      requests.push([line]);
    } else if (isRequest && !line.text.startsWith('#')) requests.at(-1)?.push(line);
  }
  return requests;
}

type Field = readonly [name: TextLayer, value: TextLayer];

function readRequest(text: string, [first, ...lines]: readonly Line[]): EmbeddedPayload[] {
  if (first === undefined) return [];
  const { method = '', space = '', url = '' } = REQUEST.exec(first.text)?.groups ?? {};
  const atUrl = first.start + method.length + space.length;
  const fields = new Map<string, Field[]>([['', []]]);
  let section = '';
  let body: Line | undefined;
  for (const line of lines) {
    const name = SECTION.exec(line.text)?.groups?.name;
    const field = FIELD.exec(line.text)?.groups;
    if (name !== undefined) {
      section = name;
      fields.set(section, []);
    } else if (/^[^\s\w]/.test(line.text)) {
      body = line;
      break;
    } else if (field) fields.get(section)?.push(fieldOf(text, line, field));
  }
  const header = fields.get('')?.find(([name]) => /^content-type$/i.test(name.text))?.[1];
  const sending: SendingLayers = {
    method: verbatim(text, { start: first.start, end: first.start + method.length }),
    url: verbatim(text, { start: atUrl, end: atUrl + url.length }),
  };
  const ofForms = Array.from(fields, ([name, each]): EmbeddedPayload[] => {
    const type = FORMS.get(name);
    const [start] = each[0] ?? [];
    if (type === undefined || start === undefined) return [];
    const hasVariables = each.some(([, value]) => hasTemplates(value.text));
    const contentType = header ?? textAtStart(type, start);
    return readBody(formOfFields(each), { ...sending, contentType }).map((payload) => ({ ...payload, hasVariables }));
  });
  const end = lines.findLast((line) => line.text !== '')?.end ?? 0;
  return [
    ...ofForms.flat(),
    ...(body ? readText(text, { start: body.start, end }, { ...sending, contentType: header }) : []),
  ];
}

const fieldOf = (text: string, { start, end }: Line, { name = '', colon = '' }: Record<string, string>): Field => [
  verbatim(text, { start, end: start + name.length }),
  verbatim(text, { start: start + name.length + colon.length, end }),
];

/** A body, which may be between backticks after its language. Hurl adds the `Content-Type` of JSON. */
function readText(text: string, span: Span, sending: SendingLayers) {
  const { start } = span;
  const written = text.slice(start, span.end).trimEnd();
  const [opening = ''] = /^```[^\n]*\n|^`/.exec(written) ?? [];
  const closing = opening.startsWith('```') ? '```' : '`';
  const isClosed = opening !== '' && written.endsWith(closing);
  const end = start + written.length - (isClosed ? closing.length : 0);
  const layer = verbatim(text, { start: start + opening.length, end });
  const isJson = /^(?:[{[]|```json)/.test(written);
  const contentType = sending.contentType ?? (isJson ? textAtStart('application/json', layer) : undefined);
  const hasVariables = hasTemplates(layer.text);
  return readBody(layer, { ...sending, contentType }).map((payload) => ({ ...payload, hasVariables }));
}
