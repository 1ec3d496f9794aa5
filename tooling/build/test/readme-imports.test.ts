import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packages } from '../src/packages.ts';

const examples = packages.flatMap(({ name, folder }) => {
  const text = readFileSync(join(folder, 'README.md'), 'utf8');
  return [...text.matchAll(/^import (.*) from '(@pg\/[\w-]+)/gm)].map(([, names = '', pkg]) => ({ name, names, pkg }));
});

test.each(examples)('the README of $name imports $names from the package itself', async ({ name, names, pkg }) => {
  expect(pkg).toBe(name);
  const exported = Object.keys(await import(name));
  const values = names.match(/(?<=[{,] )(?!type )\w+/g) ?? [];
  // defineConfig comes from @pg/lint/config.
  expect(values.filter((value) => value !== 'defineConfig' && !exported.includes(value))).toEqual([]);
});
