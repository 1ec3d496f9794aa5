// A place that a reader gets wrong by a character may still be in the right field, so readers are tested alone.

import { readTree } from '@pg/nested-text';
import { expect, test } from 'vitest';
import { loadReader, type PayloadReader } from '../../src/index.ts';
import { readRecording } from '../../src/readers/extract/recording.ts';

const readRequests = await loadReader.http();

const readCommands = await loadReader.shell();

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

const har = (mimeType?: string): string =>
  JSON.stringify({ log: { entries: [{ request: { postData: { mimeType, text: '{}' } } }] } });
const postman = (header?: object[]): string =>
  JSON.stringify({
    info: { schema: 'https://schema.example/collection/v2.1.0/collection.json' },
    item: [{ request: { header, body: { mode: 'raw', raw: '{}' } } }],
  });
const header = { key: 'content-type', value: 'text/xml' };
const recording: PayloadReader = (text) => readRecording(readTree(text)) ?? [];

test.each<[PayloadReader, string, string | null | undefined]>([
  [readCommands, "curl x -d '{}'", FORM],
  [readCommands, "curl x --json '{}'", JSON_TYPE],
  [readCommands, "curl x -H 'Content-Type: application/json' -d '{}'", JSON_TYPE],
  [readCommands, "curl x -d '{}' --header 'content-type:text/plain'", 'text/plain'],
  [readCommands, "curl x '-HContent-Type: text/plain' -d '{}'", 'text/plain'],
  [readCommands, "curl x -H 'Accept: application/json' -d '{}'", FORM],
  [readCommands, `curl x -H "Content-Type: $TYPE" -d '{}'`, undefined],
  [readCommands, `curl x -H "$HEADER" -d '{}'`, undefined],
  [readCommands, "curl x -H @headers.txt -d '{}'", undefined],
  [readCommands, "curl -K config x -d '{}'", undefined],
  [readCommands, "curl --config=config x -d '{}'", undefined],
  [readCommands, "curl x -d '{}' -H", FORM],
  [readRequests, 'POST x\n\n{}', null],
  [readRequests, 'POST x\nContent-Type: {{type}}\n\n{}', '{{type}}'],
  [readRequests, 'POST x\nContent-type:text/plain\n\n{}', 'text/plain'],
  [recording, har('text/plain'), 'text/plain'],
  [recording, har(''), undefined],
  [recording, har(), undefined],
  [recording, postman(), undefined],
  [recording, postman([{ key: 'accept', value: '*/*' }, header]), 'text/xml'],
  [recording, postman([{ ...header, disabled: true }]), undefined],
  [recording, postman([{ ...header, value: '{{type}}' }]), '{{type}}'],
])('the Content-Type that %o finds in %s is %s', (read, text, contentType) => {
  const [found] = read(text);
  const layer = found?.sending?.contentType;
  expect([found?.syntax, layer?.text ?? layer]).toEqual(['json', contentType]);
});
