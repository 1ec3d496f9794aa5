import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allRules } from '../src/reference/reference-rows.ts';
import { formatRoute, parseRoute } from '../src/routing/route.ts';
import { packText, unpackText } from '../src/share/shared-text.ts';

const DEPLOYING = new URL('../deploying.md', import.meta.url);

test.each([
  ['', { view: '', steps: [], query: {} }],
  ['#/', { view: '', steps: [], query: {} }],
  ['#/?q=a', { view: '', steps: [], query: { q: 'a' } }],
  ['#check', { view: 'check', steps: [], query: {} }],
  ['#/check', { view: 'check', steps: [], query: {} }],
  ['#/reference/rule/one-set?q=a%20b', { view: 'reference', steps: ['rule', 'one-set'], query: { q: 'a b' } }],
  ['#/reference/%E0%A4%A', { view: 'reference', steps: [], query: {} }],
  ['#/check?a=1?b=2', { view: 'check', steps: [], query: { a: '1?b=2' } }],
])('%j is a route', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});

test('a formatted route is parsed again', () => {
  const steps = ['type', 'A2 [A-Za-z]2 or N3 [0-9]3', 'a/b'];
  expect(parseRoute(formatRoute('reference', steps, { q: 'ä&=?#/', empty: '', none: undefined }))).toEqual({
    view: 'reference',
    steps,
    query: { q: 'ä&=?#/' },
  });
});

test('each rule has the URL that deploying.md passes to --reference', () => {
  const [, hash = ''] = /--reference 'https:[^#']*(#[^']*)'/.exec(readFileSync(DEPLOYING, 'utf8')) ?? [];
  for (const { id } of allRules) {
    expect(hash.replace('{rule}', id)).toBe(formatRoute('reference', ['rule', id]));
  }
});

describe('a payload in a link', () => {
  test.each(['', '{"a":1}', '\uFEFFä😀\r\n', 'x'.repeat(100_000)])('is unpacked unchanged: %#', async (text) => {
    expect(await unpackText(await packText(text))).toBe(text);
  });

  test.each(['', '!', 'AAAA', 'a'.repeat(1000)])('is not unpacked from invalid text: %j', async (packed) => {
    expect(await unpackText(packed)).toBeUndefined();
  });

  test('is not unpacked if it has more than 8 MB', async () => {
    expect(await unpackText(await packText('x'.repeat(8 * 1024 * 1024 + 1)))).toBeUndefined();
    expect((await unpackText(await packText('x'.repeat(8 * 1024 * 1024))))?.length).toBe(8 * 1024 * 1024);
  });
});
