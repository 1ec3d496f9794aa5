import { existsSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';
import { type JsonProblem, jsonMessages, positionsIn, readJson } from '@pg/nested-text';
import { formatPath, labelOf, type Path } from '@pg/rule-kit';
import { makeSentence, typeInWords } from '@pg/type-codes';
import { is } from 'valibot';
import { FILE_START, type FileSpan, spanFinder } from '../system/file-span.ts';
import { repositoryPath } from '../system/paths.ts';
import { readRegular, requireRegular } from '../system/regular-file.ts';
import { UsageError } from '../system/usage-error.ts';
import { findConfigMistakes } from './config-mistakes.ts';
import { type Config, ConfigSchema } from './config-schema.ts';
import { runProgram } from './run-program.ts';

/** A configuration, and the spans of its parts. */
export interface LoadedConfig {
  /** The path of its file as a report shows it. */
  readonly file: string;
  /** Its paths and globs are relative to this folder. */
  readonly folder: string;
  readonly config: Config;
  /** The span of a part of it. For a program, it is always the start of the file. */
  readonly spanOf: (path: Path, marksName?: boolean) => FileSpan;
}

/**
 * Loads a configuration from JSON, or from the default export of a program.
 *
 * @throws {UsageError} if it can't be loaded or has mistakes. The message has a line for each mistake.
 */
export async function loadConfig(path: string): Promise<LoadedConfig> {
  const file = repositoryPath(path);
  const isJson = extname(path) === '.json';
  const { value, spanOf } = isJson ? readJsonConfig(path, file) : { value: await run(path, file), spanOf: atStart };
  const mistakes = findConfigMistakes(value);
  if (mistakes.length > 0 || !is(ConfigSchema, value)) {
    const lines = mistakes
      .map((mistake) => ({ ...mistake, span: spanOf(mistake.path, mistake.marksName) }))
      .sort((a, b) => a.span.line - b.span.line || a.span.column - b.span.column)
      .map(({ span, path: at, message }) => {
        const subject = formatPath(at) || 'the configuration';
        return `${isJson ? placeOf(file, span) : file}: ${subject} ${message}`;
      });
    throw new UsageError(...lines);
  }
  return { file, folder: dirname(resolve(path)), config: value, spanOf };
}

const atStart = (): FileSpan => FILE_START;

const placeOf = (file: string, { line, column }: Pick<FileSpan, 'line' | 'column'>): string =>
  `${file}:${line}:${column}`;

function readJsonConfig(path: string, file: string): { value: unknown; spanOf: LoadedConfig['spanOf'] } {
  const text = readRegular(path, `${file}: the configuration`)
    .toString()
    .replace(/^\uFEFF/, '');
  const { value, problems, map } = readJson(text);
  if (problems.length > 0) {
    const toPosition = positionsIn(text);
    const lines = problems.map((each) => `${placeOf(file, toPosition(each.span.start))}: ${describeProblem(each)}`);
    throw new UsageError(...lines);
  }
  return { value, spanOf: spanFinder(text, map()) };
}

const describeProblem = ({ code, params, path }: JsonProblem): string =>
  makeSentence({ code, params, field: labelOf(path) || 'the configuration' }, [jsonMessages]).message;

async function run(path: string, file: string): Promise<unknown> {
  if (!existsSync(path)) throw new UsageError(`${file}: there is no such configuration`);
  requireRegular(path, `${file}: the configuration`);
  try {
    return await runProgram(path, file);
  } catch (error) {
    throw new UsageError(describeError(path, file, error));
  }
}

function describeError(path: string, file: string, error: unknown): string {
  if (error instanceof UsageError) return error.message;
  if (!(error instanceof Error))
    return `${file}: the configuration could not be loaded (it threw ${typeInWords(error)})`;
  if ('code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION') return describeExtension(path, file);
  const name = basename(path).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const [, place = ''] = new RegExp(`${name}(?:\\?[\\d.]+)?(:\\d+(?::\\d+)?)`).exec(error.stack ?? '') ?? [];
  const [reason = ''] = error.message.split('\n');
  return `${file}${place}: the configuration could not be loaded (${error.name}: ${reason})`;
}

function describeExtension(path: string, file: string): string {
  if (extname(path) !== '.ts') return `${file}: the name of a configuration must end in .js, .mjs, .ts or .json`;
  return `${file}: Node must be 22.18 or later to read TypeScript, but is ${process.versions.node}; or use .mjs or .json`;
}
