// A place that a reader gets wrong by a character may still be in the right field, so readers are tested alone.

import { readTree } from '@pg/nested-text';
import { describe, expect, test } from 'vitest';
import type { PayloadReader } from '../../src/index.ts';
import { readRecording } from '../../src/readers/extract/recording.ts';
import { type FoundPayload, foundPayloads } from './found-payloads.ts';

const read: PayloadReader = (text) => readRecording(readTree(text)) ?? [];

const har = (...postData: unknown[]): unknown => ({
  log: {
    version: '1.2',
    entries: [{ request: { method: 'GET' } }, ...postData.map((each) => ({ request: { postData: each } }))],
  },
});

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const collection = (...bodies: unknown[]): unknown => ({
  info: { name: 'x', schema: SCHEMA },
  item: [{ name: 'folder', item: bodies.map((body) => ({ request: { body } })) }, { request: 'https://a.example' }],
});

describe('a recording is recognized by its content', () => {
  test.each([
    [har(), true],
    [{ log: { entries: [] } }, true],
    [{ log: { entries: {} } }, false],
    [{ log: [] }, false],
    [collection(), true],
    [{ info: { schema: SCHEMA } }, false],
    [{ info: { schema: 'https://a.example/openapi' }, item: [] }, false],
    [{ info: null, item: [] }, false],
    [{ descriptor: 'x' }, false],
    [[], false],
    [null, false],
  ])('%j: %s', (value, isRecording) => {
    expect(readRecording(readTree(JSON.stringify(value))) !== undefined).toBe(isRecording);
  });
});

const param = (name: string, value: unknown): unknown => ({ value, name });
const field = (key: string, value: unknown, more = {}): unknown => ({ value, key, ...more });

// biome-ignore format: a table
test.each<[string, unknown, FoundPayload[]]>([
  ['no request with a body', har({}, { mimeType: 'application/json', text: '' }), []],
  ['text', har({ text: '{"a":"x\\nMA\\"RK"}' }), [['{"a":"x\\nMA\\"RK"}', 'json', 'MA\\\\\\"RK']]],
  ['text before params', har({ text: 'a=MARK', params: [param('b', '1')] }), [['a=MARK', 'form', 'MARK']]],
  ['mimeType', har({ mimeType: 'application/json; charset=utf-8', text: 'MARK' }), [['MARK', 'json', 'MARK']]],
  ['another mimeType', har({ mimeType: 'text/plain', text: 'MARK' }), []],
  ['braces in a HAR file', har({ text: '{"a":"{{MARK}}"}' }), [['{"a":"{{MARK}}"}', 'json', 'MARK']]],
  ['params', har({ params: [param('a[b]', '"MARK'), param('c', ' é')] }), [['a%5Bb%5D=%22MARK&c=%20%C3%A9', 'form', 'MARK']]],
  // Some recorders write params URL-encoded: at least one has an escape, and none needs encoding.
  ['encoded params', har({ params: [param('a%5Bb%5D', '%22MARK'), param('c', 'd+%C3%A9')] }), [['a%5Bb%5D=%22MARK&c=d+%C3%A9', 'form', 'MARK']]],
  ['params with an escape that are not encoded', har({ params: [param('a', '%22'), param('b', 'MARK é')] }), [['a=%2522&b=MARK%20%C3%A9', 'form', 'MARK']]],
  ['params with a percent sign', har({ params: [param('a', '100%'), param('b', 'MARK')] }), [['a=100%25&b=MARK', 'form', 'MARK']]],
  ['invalid params', har({ params: [param('a', 1), 'x', null] }, { params: {} }), []],
  ['raw', collection({ mode: 'raw', raw: '{"a":"MARK"}' }), [['{"a":"MARK"}', 'json', 'MARK']]],
  ['raw with another text', collection({ mode: 'raw', raw: 'hello' }, { mode: 'raw', raw: 1 }, { mode: 'raw' }), []],
  ['urlencoded', collection({ mode: 'urlencoded', urlencoded: [field('a', 'MARK')] }), [['a=MARK', 'form', 'MARK']]],
  [
    'a field that is not sent',
    collection({ mode: 'urlencoded', urlencoded: [field('a', '1', { disabled: true }), field('b', 'MARK')] }),
    [['b=MARK', 'form', 'MARK']],
  ],
  ['a body that is not sent', collection({ mode: 'raw', raw: '{}', disabled: true }), []],
  ['formdata', collection({ mode: 'formdata', formdata: [field('a', 'MARK')] }), [['a=MARK', 'form', 'MARK']]],
  ['another mode', collection({ mode: 'file', file: {}, raw: '{}' }), []],
  ['a variable', collection({ mode: 'raw', raw: '{"a":{{MARK}}}' }), [['{"a":{{MARK}}}', 'json variables', 'MARK']]],
  ['a variable in a field', collection({ mode: 'urlencoded', urlencoded: [field('a', '{{MARK}}')] }), [['a=%7B%7BMARK%7D%7D', 'form variables', 'MARK']]],
])('readRecording finds the bodies: %s', (_, value, found) => {
  expect(foundPayloads(read, JSON.stringify(value))).toEqual(found);
  expect(foundPayloads(read, JSON.stringify(value, null, 2))).toEqual(found);
});
