import { type TextLayer, verbatim } from '@pg/nested-text';
import { hasTemplates } from '../../read/variables.ts';
import { MULTIPART, readBody, textAtStart } from '../body.ts';
import type { EmbeddedPayload, PayloadReader } from '../embedded-payload.ts';
import { formOfFields } from '../form-fields.ts';
import { type Line, linesOf, unindented } from '../lines.ts';

/** Finds the bodies of a request in a `.bru` file of Bruno: its blocks `body:json`, `body:text` and those of forms. */
export const readBruno: PayloadReader = (text) => {
  const blocks = blocksOf(text);
  const request = blocks.find(({ name }) => METHOD.test(name));
  const headers = fieldsOf(text, blocks.find(({ name }) => name === 'headers')?.lines ?? []);
  const header = headers.find(([name]) => /^content-type$/i.test(name.text))?.[1];
  const url = fieldsOf(text, request?.lines ?? []).find(([name]) => name.text === 'url')?.[1];
  return blocks.flatMap(({ name, at, lines }): EmbeddedPayload[] => {
    const type = TYPES.get(name);
    if (type === undefined) return [];
    const fields = type === FORM || type === MULTIPART ? fieldsOf(text, lines) : undefined;
    const layer = fields ? formOfFields(fields) : unindented(text, lines);
    const method = request && verbatim(text, { start: request.at, end: request.at + request.name.length });
    const contentType = header ?? textAtStart(type, verbatim(text, { start: at, end: at }));
    const hasVariables = hasTemplates(layer.text) || (fields ?? []).some(([, value]) => hasTemplates(value.text));
    return readBody(layer, { method, url, contentType }).map((payload) => ({ ...payload, hasVariables }));
  });
};

const METHOD = /^(?:get|post|put|patch|delete|head|options)$/;
const FORM = 'application/x-www-form-urlencoded';

/** The blocks of bodies, and the `Content-Type` that Bruno sends. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['body', 'application/json'],
  ['body:json', 'application/json'],
  ['body:text', 'text/plain'],
  ['body:form-urlencoded', FORM],
  ['body:multipart-form', MULTIPART],
]);

interface Block {
  readonly name: string;
  readonly at: number;
  readonly lines: readonly Line[];
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = linesOf(text);
  for (let i = 0; i < lines.length; i++) {
    const { text: opening, start: at } = lines[i] ?? { text: '', start: 0 };
    const name = /^(?<name>[\w:-]+) \{$/.exec(opening)?.groups?.name;
    if (name === undefined) continue;
    const start = i + 1;
    while (i < lines.length && lines[i]?.text !== '}') i++;
    blocks.push({ name, at, lines: lines.slice(start, i) });
  }
  return blocks;
}

/** The fields of a block. A name with `~` is turned off. */
function fieldsOf(text: string, lines: readonly Line[]): (readonly [name: TextLayer, value: TextLayer])[] {
  return lines.flatMap((line) => {
    const { before = '', name = '', colon = '' } = FIELD.exec(line.text)?.groups ?? {};
    if (name === '') return [];
    const start = line.start + before.length;
    const value = { start: start + name.length + colon.length, end: line.end };
    return [[verbatim(text, { start, end: start + name.length }), verbatim(text, value)] as const];
  });
}

const FIELD = /^(?<before>\s*)(?<name>[^\s:~][^:]*)(?<colon>:\s*)/;
