// Fingerprints must stay the same for years, so each is compared by itself.

import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprintsOf } from '../../src/files/suppress/fingerprint.ts';
import { lintText } from '../../src/index.ts';
import { pgLint, SAMPLES } from './command.ts';

const BAD = '{"descriptor":"Order 1001 in far too many words"}';

const fingerprints = (text: string, file = 'a.json'): string[] =>
  fingerprintsOf({ file, findings: lintText(text, { kind: 'card-params' }).findings });

const [BAD_PRINT = ''] = fingerprints(BAD);

test.each([
  ['another line', '{\n\n  "descriptor": "Order 1001 in far too many words" }', 'a.json'],
  ['another value', '{"descriptor":"Another order in far too many words"}', 'a.json'],
  ['another finding', '{"descriptor":"Order 1001 in far too many words","other":1}', 'a.json'],
  ['another relative path', BAD, './b/../a.json'],
  ['an absolute path', BAD, resolve('a.json')],
])('a fingerprint stays the same with %s', (_, text, file) => {
  expect(BAD_PRINT).toMatch(/^[0-9a-f]{64}$/);
  expect(fingerprints(text, file)).toContain(BAD_PRINT);
});

test.each([
  ['file', BAD, 'b.json'],
  ['rule', '{"descriptor":5}', 'a.json'],
  ['path', '{"shipping":{"state":"a state with a name that is far longer than fifty characters"}}', 'a.json'],
])('a fingerprint depends on the %s', (_, text, file) => {
  expect(fingerprints(text, file)).toEqual([expect.not.stringContaining(BAD_PRINT)]);
});

test('fingerprints of items stay the same if an item is inserted or removed before them', () => {
  const items = (...units: string[]): string =>
    JSON.stringify({ cart: { items: units.map((quantityUnit) => ({ quantityUnit })) } });
  const [first, second, ...others] = fingerprints(items('x', 'KG', 'y'));
  expect(others).toEqual([]);
  expect(fingerprints(items('KG', 'KG', 'x', 'M', 'y'))).toEqual([first, second]);
  expect(fingerprints(items('KG', 'y'))).toEqual([first]);
});

test('a fingerprint differs between a position in a list and a name of digits', () => {
  const at = (path: (string | number)[]): string[] =>
    fingerprintsOf({ file: 'a.json', findings: [{ rule: 'x', path }] });
  expect(at(['x', 1])).not.toEqual(at(['x', '1']));
});

test('a fingerprint numbers the findings with the same rule and path', async () => {
  const [second, third, ...others] = fingerprints('{"descriptor":"a","descriptor":"b","descriptor":"c"}');
  expect([third === second, others]).toEqual([false, []]);
  expect(fingerprints('{"descriptor":"a","descriptor":"b"}')).toEqual([second]);
  const { stdout } = await pgLint(SAMPLES, ['--format', 'gitlab', '.']);
  const prints = (JSON.parse(stdout) as { fingerprint: string }[]).map(({ fingerprint }) => fingerprint);
  expect(prints.length).toBeGreaterThan(15);
  expect(new Set(prints).size).toBe(prints.length);
});
