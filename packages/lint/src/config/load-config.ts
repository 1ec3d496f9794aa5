import { dirname, resolve } from 'node:path';
import { type JsonProblem, jsonMessages, positionsIn, readTree } from '@pg/nested-text';
import { formatPath, type Path } from '@pg/rule-kit';
import { labelOf, makeSentence } from '@pg/rule-kit/internal';
import { is } from 'valibot';
import { type FileSpan, spanFinder } from '../system/file-span.ts';
import { repositoryPath } from '../system/paths.ts';
import { readRegular } from '../system/regular-file.ts';
import { UsageError } from '../system/usage-error.ts';
import { findConfigMistakes } from './config-mistakes.ts';
import { type Config, ConfigSchema } from './config-schema.ts';
import { requireJsonName } from './find-config.ts';

/** A configuration, and the spans of its parts. */
export interface LoadedConfig {
  /** The path of its file as a report shows it. */
  readonly file: string;
  /** Its paths and globs are relative to this folder. */
  readonly folder: string;
  readonly config: Config;
  /** The span of a part of it. */
  readonly spanOf: (path: Path, marksName?: boolean) => FileSpan;
}

/**
 * Loads a configuration.
 *
 * @throws {UsageError} if it can't be read or has mistakes. The message has a line for each mistake.
 */
export function loadConfig(path: string): LoadedConfig {
  requireJsonName(path);
  const file = repositoryPath(path);
  const { value, spanOf } = readJsonConfig(path, file);
  const mistakes = findConfigMistakes(value);
  if (mistakes.length > 0 || !is(ConfigSchema, value)) {
    const lines = mistakes
      .map((mistake) => ({ ...mistake, span: spanOf(mistake.path, mistake.marksName) }))
      .sort((a, b) => a.span.line - b.span.line || a.span.column - b.span.column)
      .map(
        ({ span, path: at, message }) => `${placeOf(file, span)}: ${formatPath(at) || 'the configuration'} ${message}`,
      );
    throw new UsageError(...lines);
  }
  return { file, folder: dirname(resolve(path)), config: value, spanOf };
}

const placeOf = (file: string, { line, column }: Pick<FileSpan, 'line' | 'column'>): string =>
  `${file}:${line}:${column}`;

function readJsonConfig(path: string, file: string): { value: unknown; spanOf: LoadedConfig['spanOf'] } {
  const text = readRegular(path, `${file}: the configuration`)
    .toString()
    .replace(/^\uFEFF/, '');
  const { value, problems, map } = readTree(text, { dialect: 'jsonc' });
  if (problems.length > 0) {
    const toPosition = positionsIn(text);
    const lines = problems.map((each) => `${placeOf(file, toPosition(each.span.start))}: ${describeProblem(each)}`);
    throw new UsageError(...lines);
  }
  return { value, spanOf: spanFinder(text, map()) };
}

const describeProblem = ({ code, params, path }: JsonProblem): string =>
  makeSentence({ code, params, field: labelOf(path) || 'the configuration' }, [jsonMessages]).message;
