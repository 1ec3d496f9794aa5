import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { join } from 'node:path';

export function sourceMapPaths(folder: string): readonly string[] {
  const dist = join(folder, 'dist');
  if (!existsSync(dist)) return [];
  return readdirSync(dist).flatMap((name) => (name.endsWith('.map') ? join(dist, name) : []));
}

export const readSourceMap = (path: string): SourceMapPayload => JSON.parse(readFileSync(path, 'utf8'));
