import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';

/** The maps in a package's `dist`. */
export function mapsOf(folder: string): readonly string[] {
  const dist = join(folder, 'dist');
  if (!existsSync(dist)) return [];
  return readdirSync(dist).flatMap((name) => (name.endsWith('.map') ? join(dist, name) : []));
}

export const readMap = (path: string): SourceMapPayload => JSON.parse(readFileSync(path, 'utf8'));

/** The line of source to which a file's map leads, and the file of that source. */
export function sourceLine(place: { readonly file: string; readonly line: number; readonly character: number }) {
  const { file } = place;
  const found = new SourceMap(readMap(`${file}.map`)).findEntry(place.line, place.character);
  if (!('originalSource' in found)) return undefined;
  const source = join(dirname(file), found.originalSource);
  return { file: source, text: readFileSync(source, 'utf8').split('\n')[found.originalLine] ?? '' };
}
