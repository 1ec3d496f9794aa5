import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packages } from '../src/packages.ts';

const examples = packages.flatMap(({ name, folder }) => {
  const text = readFileSync(join(folder, 'README.md'), 'utf8');
  return [...text.matchAll(/^import (.*) from '(@pg\/[\w-]+)/gm)].map(([, names = '', of]) => ({ name, names, of }));
});

test.each(examples)('the README of $name imports $names from what it tells to install', async ({ name, names, of }) => {
  expect(of).toBe(name);
  const exported = Object.keys(await import(name));
  const values = names.match(/(?<=[{,] )(?!type )\w+/g) ?? [];
  // A configuration is imported from an entry of its own.
  expect(values.filter((value) => value !== 'defineConfig' && !exported.includes(value))).toEqual([]);
});
