import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { join } from 'node:path';

/** The maps in a package's `dist`. */
export function mapsOf(folder: string): readonly string[] {
  const dist = join(folder, 'dist');
  if (!existsSync(dist)) return [];
  return readdirSync(dist).flatMap((name) => (name.endsWith('.map') ? join(dist, name) : []));
}

export const readMap = (path: string): SourceMapPayload => JSON.parse(readFileSync(path, 'utf8'));
