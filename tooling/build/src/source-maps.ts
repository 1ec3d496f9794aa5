import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';
import type { Place } from './editor.ts';

/** The maps beside what a package's build wrote. */
export const mapsOf = (folder: string): readonly string[] =>
  existsSync(join(folder, 'dist'))
    ? readdirSync(join(folder, 'dist'))
        .filter((name) => name.endsWith('.map'))
        .map((name) => join(folder, 'dist', name))
    : [];

export const readMap = (path: string): SourceMapPayload => JSON.parse(readFileSync(path, 'utf8'));

/** A line of a source, and the file that it is in. */
export interface SourceLine {
  readonly file: string;
  readonly text: string;
}

/** The line of source to which a file's map leads from a place in it. */
export function sourceLine({ file, line, character }: Place): SourceLine | undefined {
  const found = new SourceMap(readMap(`${file}.map`)).findEntry(line, character);
  if (!('originalSource' in found)) return undefined;
  const source = join(dirname(file), found.originalSource);
  return { file: source, text: readFileSync(source, 'utf8').split('\n')[found.originalLine] ?? '' };
}
