import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packages } from '../src/packages.ts';
import { readSourceMap, sourceMapPaths } from '../src/source-maps.ts';

const built = packages.filter(({ folder }) => existsSync(join(folder, 'src')));

test.each(built)('the source maps of $name include their sources', ({ folder }) => {
  const maps = sourceMapPaths(folder).map(readSourceMap);
  const contents = maps.flatMap(({ sources, sourcesContent }) => sources.map((_, i) => sourcesContent?.[i]));
  expect(contents.length).toBeGreaterThan(0);
  expect(contents.filter((content) => !content)).toEqual([]);
});
