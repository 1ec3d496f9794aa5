import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packages } from '../src/packages.ts';

const examples = packages.flatMap(({ name, folder }) => {
  const text = readFileSync(join(folder, 'README.md'), 'utf8');
  const installed = [name, ...[...text.matchAll(/^npm install .*/gm)].join(' ').split(' ')];
  return [...text.matchAll(/^import (?!type )(.*) from '((@pg\/[\w-]+)[\w/-]*)'/gm)].map(
    ([, names = '', specifier = '', pkg]) => ({ name, names, specifier, pkg, installed }),
  );
});

test.each(examples)(
  'the README of $name imports $names from a package that it installs and that exports it',
  async ({ names, specifier, pkg, installed }) => {
    expect(installed).toContain(pkg);
    const exported = Object.keys(await import(specifier));
    const values = names.match(/(?<=[{,] )(?!type )\w+/g) ?? [];
    expect(values.filter((value) => !exported.includes(value))).toEqual([]);
  },
);
