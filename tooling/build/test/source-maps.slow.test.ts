import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { openEditor } from '../src/editor.ts';
import { packages } from '../src/packages.ts';
import { mapsOf, readMap, sourceLine } from '../src/source-maps.ts';

const maps = packages.flatMap(({ name, folder }) =>
  mapsOf(folder).map((path) => ({ map: `${name}${path.slice(folder.length)}`, path, folder })),
);

test('what is built has maps', () => {
  const built = packages.filter(({ folder }) => existsSync(join(folder, 'src')));
  expect(built.filter(({ folder }) => mapsOf(folder).length < 2)).toEqual([]);
});

describe.each(maps)('$map', ({ path, folder }) => {
  const { sources, sourcesContent } = readMap(path);
  const own = sources.map((source) => join(dirname(path), source)).filter((source) => source.startsWith(folder));

  test('leads to files that are packed, as they were built', () => {
    const packed = [join(folder, 'dist/src/'), join(folder, 'package.json')];
    expect(own.filter((source) => !packed.some((place) => source.startsWith(place)))).toEqual([]);
    const changed = own.filter(
      (source) => readFileSync(source, 'utf8') !== readFileSync(source.replace('/dist/src/', '/src/'), 'utf8'),
    );
    expect(changed).toEqual([]);
  });

  test('has the text of what is not packed', () => {
    const elsewhere = sources.filter((source) => !source.startsWith('src/'));
    const texts = elsewhere.map((source) => sourcesContent?.[sources.indexOf(source)]);
    expect(texts.filter((text) => !text)).toEqual([]);
  });
});

describe('go to definition', () => {
  const editor = openEditor(
    ts,
    `import { Shipping, type CardParams } from '@pg/card-params';
import { createSaleRequest } from '@pg/sale-form';
import { lintText, type LintOptions } from '@pg/lint';
import type { Config } from '@pg/lint/config';
const of: [/*schema*/Shipping, /*type*/CardParams, /*interface*/LintOptions, /*second entry*/Config];
/*function*/createSaleRequest;
/*of a chunk*/lintText;
of[0]./*row*/street1;
`,
  );

  test.each([
    ['schema', 'card-params/dist/src/sets/set-6/shipping.ts', 'export const Shipping'],
    ['type', 'card-params/dist/src/card-params.ts', 'export const CardParams'],
    ['interface', 'lint/dist/src/core/lint-text.ts', 'export interface LintOptions'],
    ['second entry', 'lint/dist/src/config/config-schema.ts', 'export type Config '],
    ['function', 'sale-form/dist/src/create-sale-request.ts', 'export async function createSaleRequest'],
    ['of a chunk', 'lint/dist/src/core/lint-text.ts', 'export function lintText'],
    ['row', 'card-params/dist/src/sets/set-6/shipping.ts', 'export const shipping'],
  ])('leads to the source: %s', (mark, file, text) => {
    const place = editor.declaration(mark);
    const found = place && sourceLine(place);
    expect(found?.file.slice(-file.length)).toBe(file);
    expect(found?.text.slice(0, text.length)).toBe(text);
  });
});
