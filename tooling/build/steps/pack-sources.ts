import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** As a map beside what was built names a source of the package's own. */
const SOURCE = '../src/';

/**
 * Copies the sources that maps name into `dist/src`, and lets the maps lead there: an editor that goes to a definition
 * opens the source as a file. Run in the package's folder.
 */
export function packSources(): void {
  rmSync('dist/src', { recursive: true, force: true });
  const maps = readdirSync('dist').filter((name) => name.endsWith('.map'));
  const sources = new Set(maps.flatMap((name) => leadToCopies(join('dist', name))));
  for (const source of sources) cpSync(source, join('dist', source));
}

/** Changes a map; gives the sources that it names, by their paths in the package. */
function leadToCopies(path: string): readonly string[] {
  const map: { readonly sources: readonly string[] } = JSON.parse(readFileSync(path, 'utf8'));
  const sources = map.sources.map((source) => (source.startsWith(SOURCE) ? source.slice('../'.length) : source));
  writeFileSync(path, JSON.stringify({ ...map, sources }));
  return sources.filter((source) => source.startsWith('src/'));
}
