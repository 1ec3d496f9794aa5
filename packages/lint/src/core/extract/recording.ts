import type { TextLayer, TextMap } from '@pg/nested-text';
import { isObject, type MappedReading, type Path } from '@pg/rule-kit';
import { readBody } from './body.ts';
import { encodedForm } from './encoded-entry.ts';
import type { HeldPayload } from './held-payload.ts';
import { hasTemplates } from './templates.ts';

/**
 * The request bodies of a HAR file (1.2) or a Postman collection (2.0, 2.1), which are recognised by their content;
 * `undefined` for anything else.
 */
export function readRecording({ value, map }: MappedReading): HeldPayload[] | undefined {
  const bodies = bodiesOf(value);
  if (bodies === undefined) return undefined;
  const places = map();
  return bodies.flatMap((body) => readRecorded(body, places));
}

/** Where a request's body stands: a text, or entries of a form as objects. */
interface RecordedBody {
  readonly contentType?: string | undefined;
  /** Where its text stands. */
  readonly text?: Path;
  /** Where the names and values of its entries stand. */
  readonly entries?: readonly (readonly [name: Path, value: Path])[];
  /** Whether `{{name}}` in it stands for something else. */
  readonly hasTemplates: boolean;
}

function bodiesOf(value: unknown): RecordedBody[] | undefined {
  // Most of what is read is no recording, and is not taken apart to find that out.
  if (!isObject(value) || !('log' in value || 'info' in value)) return undefined;
  const root = new Part(value, []);
  if (isArray(root.at('log', 'entries'))) return root.at('log', 'entries').items().flatMap(bodyOfEntry);
  const isCollection = /\/collection\/v2\./.test(root.at('info', 'schema').text ?? '');
  return isCollection && isArray(root.at('item')) ? bodiesOfItems(root) : undefined;
}

const isArray = ({ value }: Part): boolean => Array.isArray(value);

function bodyOfEntry(entry: Part): RecordedBody[] {
  const data = entry.at('request', 'postData');
  const contentType = data.at('mimeType').text || undefined;
  const text = data.at('text');
  if (text.text) return [{ contentType, text: text.path, hasTemplates: false }];
  const entries = entriesOf(data.at('params'), 'name');
  return entries.length === 0 ? [] : [{ entries, hasTemplates: false }];
}

/** Folders are inside each other: so deep only as what was read may be. */
const bodiesOfItems = (folder: Part): RecordedBody[] =>
  folder
    .at('item')
    .items()
    .flatMap((item) => [...bodyOfRequest(item.at('request')), ...bodiesOfItems(item)]);

function bodyOfRequest(request: Part): RecordedBody[] {
  const body = request.at('body');
  if (body.at('disabled').value === true) return [];
  const mode = body.at('mode').text;
  if (mode === 'raw' && body.at('raw').text !== undefined)
    return [{ contentType: contentTypeOf(request), text: body.at('raw').path, hasTemplates: true }];
  const entries = mode === 'urlencoded' ? entriesOf(body.at('urlencoded'), 'key') : [];
  return entries.length === 0 ? [] : [{ entries, hasTemplates: true }];
}

/** What a header of the collection says; without one its program sends what it shows the body as. */
function contentTypeOf(request: Part): string | undefined {
  const header = request
    .at('header')
    .items()
    .find((each) => each.at('disabled').value !== true && /^content-type$/i.test(each.at('key').text ?? ''));
  const said = header?.at('value').text;
  return said === undefined || hasTemplates(said) ? undefined : said;
}

function entriesOf(list: Part, nameOfNames: string): [Path, Path][] {
  const sent = list.items().filter((item) => item.at('disabled').value !== true);
  const entries = sent.map((item) => [item.at(nameOfNames), item.at('value')] as const);
  return entries.flatMap(([name, value]) =>
    name.text === undefined || value.text === undefined ? [] : [[name.path, value.path]],
  );
}

function readRecorded(
  { contentType, text, entries = [], hasTemplates: mayVary }: RecordedBody,
  map: TextMap,
): HeldPayload[] {
  const layer = text && map.textAt(text);
  const pairs = entries.flatMap(([name, value]) => pairOf(map.textAt(name), map.textAt(value)));
  const payloads = layer ? readBody(layer, contentType) : [{ layer: encodedForm(pairs), syntax: 'form' as const }];
  const texts = layer ? [layer] : pairs.flat();
  const hasVariables = mayVary && texts.some((each) => hasTemplates(each.text));
  return payloads.map((payload) => ({ ...payload, hasVariables }));
}

const pairOf = (name: TextLayer | undefined, value: TextLayer | undefined): [TextLayer, TextLayer][] =>
  name && value ? [[name, value]] : [];

/** A part of a JSON value, which may be anything, and its path. */
class Part {
  readonly value: unknown;
  readonly path: Path;

  constructor(value: unknown, path: Path) {
    this.value = value;
    this.path = path;
  }

  get text(): string | undefined {
    return typeof this.value === 'string' ? this.value : undefined;
  }

  at(...names: readonly string[]): Part {
    return names.reduce<Part>((part, name) => new Part(entryOf(part.value, name), [...part.path, name]), this);
  }

  items(): Part[] {
    return Array.isArray(this.value) ? this.value.map((item, i) => new Part(item, [...this.path, i])) : [];
  }
}

const entryOf = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
