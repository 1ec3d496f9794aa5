// A place that a reader gets wrong by a character may still be in the right field, so readers are tested alone.

import { expect, test } from 'vitest';
import { isFetchCall, readFetchCall } from '../../src/readers/extract/fetch-call.ts';
import { type FoundPayload, foundPayloads } from './found-payloads.ts';

const FORM = { headers: { accept: '*/*', 'Content-Type': 'application/x-www-form-urlencoded' } };

const call = (options: unknown): string => `fetch("https://pay.example/x", ${JSON.stringify(options, null, 2)});`;

test.each<[string, FoundPayload[]]>([
  [call({ body: '{"a":"MARK"}', method: 'POST' }), [['{"a":"MARK"}', 'json', 'MARK']]],
  [call({ ...FORM, body: 'a=MARK&b=%7B%7D' }), [['a=MARK&b=%7B%7D', 'form', 'MARK']]],
  [` await ${call({ body: '{"a":"MA\nRK"}' })}`, [['{"a":"MA\nRK"}', 'json', String.raw`MA\nRK`]]],
  [
    `fetch('https://pay.example', {"body": "{\\"a\\":\\"MARK\\"}"})\n  .then(console.log)`,
    [['{"a":"MARK"}', 'json', 'MARK']],
  ],
  ['fetch( "https://pay.example" ,{"body":"a=MARK"} )', [['a=MARK', 'form', 'MARK']]],
  [call({ method: 'GET', body: null }), []],
  [call({ method: 'GET' }), []],
  [call({ body: '--x', headers: { 'content-type': 'multipart/form-data' } }), []],
  ['fetch("https://pay.example", { method: "POST", body: JSON.stringify(body) })', []],
  ['fetch("https://pay.example", {', []],
])('readFetchCall finds the body in %j', (text, found) => {
  expect(isFetchCall(text)).toBe(true);
  expect(foundPayloads(readFetchCall, text)).toEqual(found);
});

test.each(['', 'fetch', 'fetch(url, {})', 'prefetch("a", {})', 'fetch("a")', '{"fetch": 1}'])(
  '%j is not a fetch call',
  (text) => expect(isFetchCall(text)).toBe(false),
);
