// A place that a reader gets wrong by a character may still be in the right field, so readers are tested alone.

import { readForm, readTree, type TextLayer, type TextMap, wholeText } from '@pg/nested-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EmbeddedPayload, PayloadReader } from '../../src/index.ts';
import { readRequests } from '../../src/readers/extract/http-requests.ts';
import { readLog } from '../../src/readers/extract/log.ts';
import { readMarkdown } from '../../src/readers/extract/markdown.ts';
import { readRecording } from '../../src/readers/extract/recording.ts';
import { readCommands } from '../../src/readers/extract/shell/curl.ts';
import { readText } from '../../src/readers/read/source.ts';

/** Writes a payload into a file, finds it there, and decodes a part of the file. */
interface Writing {
  readonly write: (payload: string) => string;
  readonly read: PayloadReader;
  readonly decode: (written: string) => string;
}

const readRecorded: PayloadReader = (text) => readRecording(readTree(text)) ?? [];
const inOneLine = (payload: string): string => payload.replaceAll('\n', ' ');
const asIs = (written: string): string => written;
const fromString = (written: string): string => JSON.parse(`"${written}"`);
/** A single quote is written between two strings in single quotes. */
const fromShell = (written: string): string => (written === "\\'" ? "'" : written);
/** Escapes units that are not plain ASCII, and characters that are not allowed in single quotes. */
const asBrowsersEscape = (unit: string): string =>
  /[\\']/.test(unit) ? `\\${unit}` : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
const fromAnsi = (written: string): string =>
  written.replace(/\\(?:u([\da-f]{4})|(.))/g, (_, unit: string | undefined, itself: string) =>
    unit === undefined ? itself : String.fromCharCode(Number.parseInt(unit, 16)),
  );
const fromPayload = (payload: string): string => JSON.parse(payload).a;
const asJson5Escapes = (unit: string): string =>
  /[\\']/.test(unit) ? `\\${unit}` : `\\x0${unit.charCodeAt(0).toString(16)}`;
const indented = (payload: string, prefix: string): string => payload.replaceAll('\n', `\n${prefix}`);
const collectionOf = (body: object): string =>
  JSON.stringify({
    info: { schema: 'https://schema.getpostman.com/json/collection/v2.1.0/' },
    item: [{ request: { body } }],
  });

const ofJson: Readonly<Record<string, Writing>> = {
  'a Markdown block': { write: (payload) => `# x\n\n\`\`\`json\n${payload}\n\`\`\``, read: readMarkdown, decode: asIs },
  'a Markdown block in a quotation in a list': {
    write: (payload) => `* > x\n  >\n  > ~~~json\n  > ${indented(payload, '  > ')}\n  > ~~~\n`,
    read: readMarkdown,
    decode: asIs,
  },
  'a log': { write: (payload) => `[x] brand=naps ${inOneLine(payload)} x\n`, read: readLog, decode: asIs },
  comments: {
    write: (payload) => `/* x */\n// "y\n${payload.replaceAll('}', ', }')} // z`,
    read: (text) => [{ layer: wholeText(text), syntax: 'jsonc' }],
    decode: asIs,
  },
  JSON5: {
    write: (payload) => `{// '\n a: '${fromPayload(payload).replace(/[\\'\n\r]/g, asJson5Escapes)}', b: [+1,],}`,
    read: (text) => [{ layer: wholeText(text), syntax: 'json5' }],
    decode: (written) => JSON.stringify(fromAnsi(written.replace('\\x', '\\u00'))).slice(1, -1),
  },
  'curl, in single quotes': {
    write: (payload) => `curl -d '${payload.replaceAll("'", "'\\''")}'`,
    read: readCommands,
    decode: fromShell,
  },
  'curl, as browsers copy it': {
    write: (payload) => `curl 'x' \\\n  --data-raw $'${payload.replace(/[\\'!]|[^ -~]/g, asBrowsersEscape)}'`,
    read: readCommands,
    decode: fromAnsi,
  },
  'curl, in double quotes': {
    write: (payload) => `curl --json "${payload.replace(/[$`"\\]/g, '\\$&')}" x`,
    read: readCommands,
    decode: (written) => written.replace(/\\([$`"\\])/g, '$1'),
  },
  'curl in a Markdown block': {
    write: (payload) => `- \`\`\`sh\n  $ curl x \\\n  -d "${indented(payload.replace(/[$`"\\]/g, '\\$&'), '  ')}"`,
    read: readMarkdown,
    decode: (written) => written.replace(/\\([$`"\\])/g, '$1'),
  },
  'an HTTP request': { write: (payload) => `POST x\nA: b\n\n${payload}\n\n### c`, read: readRequests, decode: asIs },
  'a HAR file': {
    write: (text) => JSON.stringify({ log: { entries: [{ request: { postData: { text } } }] } }),
    read: readRecorded,
    decode: fromString,
  },
  'a collection': {
    write: (raw) => collectionOf({ mode: 'raw', raw }),
    read: readRecorded,
    decode: fromString,
  },
};

const encode = (text: string): string => new URLSearchParams({ a: text }).toString().slice('a='.length);
const decodeForm = (written: string): string => decodeURIComponent(written.replaceAll('+', ' '));

/** Without this field, fields with only URL-safe characters and escapes, such as `%00`, are read as URL-encoded. */
const NOT_ENCODED = { name: 'b', value: 'b b' };

/** Ways to write the form `a=VALUE`, from the decoded value. */
const ofForms: Readonly<Record<string, Writing>> = {
  'a Markdown block': {
    write: (value) => `> \`\`\`form\n> x=1\n> &a=${encode(value)}\n> \`\`\``,
    read: readMarkdown,
    decode: decodeForm,
  },
  curl: { write: (value) => `curl -d 'x=1' -d 'a=${encode(value)}'`, read: readCommands, decode: decodeForm },
  'curl --data-urlencode': {
    write: (value) => `curl -dx=1 --data-urlencode 'a=${value.replaceAll("'", "'\\''")}'`,
    read: readCommands,
    decode: fromShell,
  },
  'an HTTP request': { write: (value) => `POST x\n\nx=1\n&a=${encode(value)}`, read: readRequests, decode: decodeForm },
  'the params of a HAR file': {
    write: (value) =>
      JSON.stringify({
        log: { entries: [{ request: { postData: { params: [{ value, name: 'a' }, NOT_ENCODED] } } }] },
      }),
    read: readRecorded,
    decode: fromString,
  },
  'the fields of a collection': {
    write: (value) =>
      collectionOf({
        mode: 'urlencoded',
        urlencoded: [
          { key: 'x', ...NOT_ENCODED },
          { value, key: 'a' },
        ],
      }),
    read: readRecorded,
    decode: fromString,
  },
};

// Files are UTF-8 and have no half characters. A brace would be part of a variable, or get a trailing comma.
const text = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom(...'"\'\\$`&=%+# é😀\n\r\t\u2028'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
    minLength: 1,
    maxLength: 12,
  })
  .map((each) => each.replace(/[{}]/g, '-'));

/** Expects that the span of each unit in the file decodes to that unit, or to the whole character. */
function expectAtPlace(file: string, outer: TextLayer, map: TextMap, value: string, decode: Writing['decode']): void {
  const layer = map.textAt(['a']);
  expect(layer?.text).toBe(value);
  for (let i = 0; layer && i < value.length; i++) {
    const { start, end } = outer.toOuter(layer.toOuter({ start: i, end: i + 1 }));
    const unit = decode(file.slice(start, end));
    expect(unit).toContain(value.charAt(i));
    expect(value.slice(Math.max(0, i - 1), i + 2)).toContain(unit);
  }
}

/** The payload of a file that has one. */
function readOne(read: PayloadReader, file: string): EmbeddedPayload {
  const payloads = [...read(file)];
  expect(payloads).toHaveLength(1);
  return payloads[0] ?? { layer: wholeText(''), syntax: 'json' };
}

test.each(Object.entries(ofJson))('every unit of a JSON string in %s has its span', (_, { write, read, decode }) => {
  fc.assert(
    fc.property(text, fc.constantFrom(undefined, 2), (value, indent) => {
      const file = write(JSON.stringify({ a: value, b: [1] }, null, indent));
      const { layer, syntax } = readOne(read, file);
      const { map } = readText(layer.text, syntax);
      expectAtPlace(file, layer, map(), value, (written) => fromString(decode(written)));
    }),
  );
});

test.each(Object.entries(ofForms))(
  'every unit of a form field in %s has its exact span',
  (_, { write, read, decode }) => {
    fc.assert(
      fc.property(text, (value) => {
        const file = write(value);
        const { layer } = readOne(read, file);
        expectAtPlace(file, layer, readForm(layer.text).map(), value, decode);
      }),
    );
  },
);
