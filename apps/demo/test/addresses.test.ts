import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readProfile, writeProfile } from '../src/profile/profile.ts';
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

describe('profiles', () => {
  test.each([
    ['nothing', undefined, {}],
    ['no JSON', '{', {}],
    ['no object', '[]', {}],
    ['a set', '{"cardSet":6}', { cardSet: 6 }],
    ['below the sets', '{"cardSet":0}', {}],
    ['above the sets', '{"cardSet":7}', {}],
    ['between the sets', '{"cardSet":1.5}', {}],
    ['arrays', '{"require":["a"],"debitOperations":[]}', { require: ['a'], debitOperations: [] }],
    ['arrays with other values than strings', '{"require":["a",1],"debitOperations":[{}]}', {}],
    [
      'a string for an array',
      '{"require":"a","debitOperations":["debit"],"brandParameters":{"naps":"a"}}',
      { debitOperations: ['debit'] },
    ],
    ['a brand without names', '{"brandParameters":{"naps":["a"],"vcard":1}}', {}],
  ])('%s', (_, text, profile) => {
    expect(readProfile(text)).toEqual(profile);
  });

  test.each([
    ['is empty', {}, undefined],
    ['has empty arrays only', { require: [], brandParameters: { naps: [] } }, undefined],
    ['has a name in an array', { require: ['a'] }, '{"require":["a"]}'],
    [
      'has a parameter of one brand',
      { brandParameters: { naps: [], vcard: ['a'] } },
      '{"brandParameters":{"naps":[],"vcard":["a"]}}',
    ],
    ['has a card set', { cardSet: 3, require: [] }, '{"cardSet":3}'],
  ] as const)('a profile that %s', (_, profile, text) => {
    expect(writeProfile(profile)).toBe(text);
  });
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
