import { readFileSync } from 'node:fs';
import { rules } from '@pg/lint';
import { describe, expect, test } from 'vitest';
import { formatAddress, parseAddress, ruleAddress } from '../src/address.ts';
import { packText, unpackText } from '../src/share/shared-text.ts';

const DEPLOYING = new URL('../deploying.md', import.meta.url);

test.each([
  ['', {}],
  ['#/', {}],
  ['#/check', {}],
  ['#/check?sample=good/set-3-descriptor.json', { sample: 'good/set-3-descriptor.json' }],
  ['#/check?a=1?b=2', { a: '1?b=2' }],
  ['#/check?a=%E0%A4%A', { a: '\uFFFD%A' }],
])('%j is an address', (hash, address) => {
  expect(parseAddress(hash)).toEqual(address);
});

test('a written address is read again', () => {
  expect(parseAddress(formatAddress({ sample: 'ä&=?#/', kind: '', payload: undefined }))).toEqual({ sample: 'ä&=?#/' });
  expect(formatAddress({})).toBe('#/check');
});

test('each rule has the address that deploying.md passes to --reference, and a heading there', () => {
  const [, path = ''] = /--reference 'https:\/\/pay\.example\/([^']*)'/.exec(readFileSync(DEPLOYING, 'utf8')) ?? [];
  const page = readFileSync(new URL('../../../docs/reference/rules.md', import.meta.url), 'utf8');
  for (const id of rules.keys()) {
    expect(`../${path.replace('{rule}', id)}`).toBe(ruleAddress(id));
    expect(page).toContain(`\n## ${id}\n`);
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
