import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packages } from '../src/packages.ts';
import { mapsOf, readMap } from '../src/source-maps.ts';

const built = packages.filter(({ folder }) => existsSync(join(folder, 'src')));

test.each(built)('the maps of $name have the texts of their sources', ({ folder }) => {
  const maps = mapsOf(folder).map(readMap);
  const texts = maps.flatMap(({ sources, sourcesContent }) => sources.map((_, at) => sourcesContent?.[at]));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !text)).toEqual([]);
});
