import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';
import type { Place } from './editor.ts';

/** The maps in a package's `dist`. */
export function mapsOf(folder: string): readonly string[] {
  const dist = join(folder, 'dist');
  if (!existsSync(dist)) return [];
  return readdirSync(dist).flatMap((name) => (name.endsWith('.map') ? join(dist, name) : []));
}

export const readMap = (path: string): SourceMapPayload => JSON.parse(readFileSync(path, 'utf8'));

/** The line of source to which a file's map leads from a place in it, and the file of that source. */
export function sourceLine({ file, line, character }: Place) {
  const found = new SourceMap(readMap(`${file}.map`)).findEntry(line, character);
  if (!('originalSource' in found)) return undefined;
  const source = join(dirname(file), found.originalSource);
  return { file: source, text: readFileSync(source, 'utf8').split('\n')[found.originalLine] ?? '' };
}
