import { readFileSync } from 'node:fs';
import { sessionRequest } from '@pg/session-request';
import { describe, expect, test } from 'vitest';
import { profileFor } from '../src/profile/profile-for.ts';
import { readProfile } from '../src/profile/read-profile.ts';
import { writeProfile } from '../src/profile/write-profile.ts';
import { allRules } from '../src/reference/entries.ts';
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

test('what is written is read again', () => {
  const steps = ['type', 'A2 [A-Za-z]2 or N3 [0-9]3', 'a/b'];
  expect(parseRoute(formatRoute('reference', steps, { q: 'ä&=?#/', empty: '', none: undefined }))).toEqual({
    view: 'reference',
    steps,
    query: { q: 'ä&=?#/' },
  });
});

test('each rule has the address that is given to pg-lint', () => {
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
    ['lists', '{"require":["a"],"debitOperations":[]}', { require: ['a'], debitOperations: [] }],
    ['lists of more than texts', '{"require":["a",1],"debitOperations":[{}]}', {}],
    [
      'a text for a list',
      '{"require":"a","debitOperations":["debit"],"brandParameters":{"naps":"a"}}',
      { brandParameters: {}, debitOperations: ['debit'] },
    ],
    ['a brand without names', '{"brandParameters":{"naps":["a"],"vcard":1}}', { brandParameters: { naps: ['a'] } }],
  ])('%s', (_, text, profile) => {
    expect(readProfile(text)).toEqual(profile);
  });

  test.each([
    ['says nothing', {}, undefined],
    ['says nothing in lists', { require: [], brandParameters: { naps: [] } }, undefined],
    ['says one thing in a list', { require: ['a'] }, '{"require":["a"]}'],
    [
      'says something of one brand',
      { brandParameters: { naps: [], vcard: ['a'] } },
      '{"brandParameters":{"naps":[],"vcard":["a"]}}',
    ],
    ['says something', { cardSet: 3, require: [] }, '{"cardSet":3}'],
  ] as const)('one that %s', (_, profile, text) => {
    expect(writeProfile(profile)).toBe(text);
  });
});

test('a profile that names no entry is not used, and it is said why', () => {
  expect(profileFor(sessionRequest, {}, '{"require":["order"]}')).toEqual({ profile: { require: ['order'] } });
  const { profile, problem } = profileFor(sessionRequest, {}, '{"cardSet":6,"require":["order.numbr"]}');
  expect([profile, problem]).toEqual([{}, expect.stringContaining('is no entry of the document')]);
});

describe('a payload in a link', () => {
  test.each(['', '{"a":1}', '\uFEFFä😀\r\n', 'x'.repeat(100_000)])('comes out as it went in: %#', async (text) => {
    expect(await unpackText(await packText(text))).toBe(text);
  });

  test.each(['', '!', 'AAAA', 'a'.repeat(1000)])('what was never packed has none: %j', async (packed) => {
    expect(await unpackText(packed)).toBeUndefined();
  });

  test('one that unpacks to too much has none', async () => {
    expect(await unpackText(await packText('x'.repeat(8 * 1024 * 1024 + 1)))).toBeUndefined();
    expect((await unpackText(await packText('x'.repeat(8 * 1024 * 1024))))?.length).toBe(8 * 1024 * 1024);
  });
});
