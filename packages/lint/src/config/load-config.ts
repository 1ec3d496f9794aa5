import { dirname, extname, resolve } from 'node:path';
import { formatPath, isObject, type Path } from '@pg/rule-kit';
import { kindOf } from '@pg/type-codes';
import { is } from 'valibot';
import { UsageError } from '../cli/exit-status.ts';
import { repositoryPath } from '../cli/report/repository-path.ts';
import type { FileSpan } from '../cli/suppress/known-rules.ts';
import { findStrayBrands } from './brand-names.ts';
import { type ConfigMistake, findConfigMistakes } from './config-mistakes.ts';
import { type Config, ConfigSchema } from './config-schema.ts';
import { readJsonConfig } from './json-config.ts';
import { runConfig } from './program-config.ts';

/** A configuration, and where it stands. */
export interface LoadedConfig {
  /** The path of its file as a report shows it. */
  readonly file: string;
  /** The folder that its paths and globs start in. */
  readonly folder: string;
  readonly config: Config;
  /** Where a part of it stands; of a program the start of the file. */
  readonly spanOf: (path: Path) => FileSpan;
}

/** A configuration that has been read, and not been checked. */
export interface ReadConfig extends Pick<LoadedConfig, 'spanOf'> {
  readonly value: unknown;
  readonly placeOf: (mistake: ConfigMistake) => ConfigPlace;
}

/** A place in a configuration. */
export interface ConfigPlace {
  /** The name of its file, with the line and the column where they can be told. */
  readonly name: string;
  /** In UTF-16 units, from 0. */
  readonly offset: number;
}

/**
 * Loads a configuration: JSON, or a program that exports it as its default.
 *
 * @param isLive Whether a program that has changed since it was run is run anew.
 * @throws {UsageError} where it can't be loaded, and for each mistake in it, with its place.
 */
export async function loadConfig(path: string, isLive = false): Promise<LoadedConfig> {
  const file = repositoryPath(path);
  const read = extname(path) === '.json' ? readJsonConfig(path, file) : await runConfig(path, file, isLive);
  const { value, spanOf } = read;
  const mistakes = isObject(value) ? findConfigMistakes(ConfigSchema, value) : [notAnObject(value)];
  if (mistakes.length > 0 || !is(ConfigSchema, value)) throw new UsageError(describeMistakes(mistakes, read));
  const strayBrands = findStrayBrands(value);
  if (strayBrands.length > 0) throw new UsageError(describeMistakes(strayBrands, read));
  return { file, folder: dirname(resolve(path)), config: value, spanOf };
}

const notAnObject = (value: unknown): ConfigMistake => ({
  path: [],
  marksName: false,
  message: `${value === undefined ? 'no default export' : kindOf(value)}, a configuration is an object`,
});

/** The mistakes in the order in which they stand in the file, a line each. */
const describeMistakes = (mistakes: readonly ConfigMistake[], { placeOf }: ReadConfig): string =>
  mistakes
    .map((mistake) => ({ ...mistake, ...placeOf(mistake) }))
    .sort((a, b) => a.offset - b.offset)
    .map(({ name, path, message }) => [name, formatPath(path), message].filter(Boolean).join(': '))
    .join('\n');
