import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VectorFile } from '@pg/vectors';

/** The test vectors of the version in a folder. */
export function vectorFilesIn(root: string): readonly VectorFile[] {
  const folder = join(root, 'packages/vectors/vectors');
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}
