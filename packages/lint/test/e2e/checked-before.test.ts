import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { CheckedBefore } from '../../src/cli/watch/checked-before.ts';
import { folderOf } from './command.ts';

const GOOD = '{"descriptor":"Order 1001"}';
const TOKEN = 'brand=wallet2&parameters%5BpaymentToken%5D=%7B%7D';

afterEach(() => vi.restoreAllMocks());

/** A folder with a file, and rounds in which it is checked, or not: each says how many were checked anew. */
function roundsOf(name: string, text: string) {
  const file = { file: join(folderOf({ [name]: text }), name), named: true, isStream: false };
  const checked = new CheckedBefore();
  const round = async (isAsked: boolean, kind?: string): Promise<number> => {
    checked.begin();
    const lint = kind === undefined ? {} : { kind };
    if (isAsked) await checked.check(file, { lint, rules: {} }, { maxBytes: 1000 });
    checked.end();
    return checked.anew;
  };
  return { round, forget: () => checked.forget(file.file), write: (other: string) => writeFileSync(file.file, other) };
}

test.each([
  ['a.json', GOOD, 3_600_000, 0],
  ['a.form', TOKEN, 59_999, 0],
  ['a.form', TOKEN, 60_000, 1],
])('%s with %s is checked again after %i ms: %i', async (name, text, after, anew) => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { round } = roundsOf(name, text);
  expect(await round(true)).toBe(1);
  now.mockReturnValue(after);
  expect(await round(true)).toBe(anew);
});

test('is checked again once it or its settings are others, something happened to it, or a round was without it', async () => {
  const { round, forget, write } = roundsOf('a.json', GOOD);
  expect([await round(true), await round(true)]).toEqual([1, 0]);
  expect([await round(true, 'card-params'), await round(true, 'card-params')]).toEqual([1, 0]);
  write('{}');
  expect(await round(true, 'card-params')).toBe(1);
  forget();
  expect([await round(true, 'card-params'), await round(false)]).toEqual([1, 0]);
  expect(await round(true, 'card-params')).toBe(1);
});
