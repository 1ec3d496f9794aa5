import { readFileSync } from 'node:fs';
import { rules } from '@pg/lint';
import { describe, expect, test } from 'vitest';
import { formatAddress, parseAddress, tableAnchor } from '../src/address.ts';
import { packText, unpackText } from '../src/packed-text.ts';

test.each([
  ['', {}],
  ['#/', {}],
  ['#/check', {}],
  ['#/check?sample=good/set-3-descriptor.json', { sample: 'good/set-3-descriptor.json' }],
  ['#/check?kind=1?b=2', { kind: '1?b=2' }],
  ['#/check?kind=%E0%A4%A', { kind: '\uFFFD%A' }],
])('%j is an address', (hash, address) => {
  expect(parseAddress(hash)).toEqual(address);
});

test('a written address is read again', () => {
  expect(parseAddress(formatAddress({ sample: 'ä&=?#/', kind: '', payload: undefined }))).toEqual({ sample: 'ä&=?#/' });
  expect(formatAddress({})).toBe('#/check');
});

const reference = (page: string): string =>
  readFileSync(new URL(`../../../docs/reference/${page}.md`, import.meta.url), 'utf8');

test('each rule has a heading at the address that deploying.md passes to --reference', () => {
  expect(readFileSync(new URL('../deploying.md', import.meta.url), 'utf8')).toContain(
    "--reference 'https://pay.example/docs/reference/rules.html#{rule}'",
  );
  for (const id of rules.keys()) expect(reference('rules')).toContain(`\n## ${id}\n`);
});

test('the anchor of each table is the one in the list of the reference', () => {
  const tables = [...reference('README').matchAll(/^- \[(.*)\]\(tables\.md#(.*)\)$/gm)];
  expect(tables.length).toBeGreaterThan(20);
  for (const [, section = '', anchor] of tables) expect(tableAnchor(section)).toBe(anchor);
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
