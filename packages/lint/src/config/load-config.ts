import { dirname, resolve } from 'node:path';
import { type JsonProblem, readTree } from '@pg/nested-text';
import { formatPath, type Path } from '@pg/rule-kit';
import { jsonViolations, showName, toFinding } from '@pg/rule-kit/internal';
import { is } from 'valibot';
import { decode } from '../system/encoding.ts';
import { type FileSpan, spanFinder } from '../system/file-span.ts';
import { repositoryPath } from '../system/paths.ts';
import { UsageError } from '../system/usage-error.ts';
import { linesOf } from '../text/locate/locate-findings.ts';
import { findConfigMistakes } from './config-mistakes.ts';
import { type Config, ConfigSchema } from './config-schema.ts';
import { requireJsonName } from './find-config.ts';
import type { OwnFiles } from './own-files.ts';

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

/** A mistake in a configuration, in one sentence. */
export interface ConfigMistake extends FileSpan {
  readonly message: string;
}

/** A configuration with mistakes. The message has a line for each. */
export class ConfigError extends UsageError {
  readonly path: string;
  readonly mistakes: readonly ConfigMistake[];

  constructor(path: string, mistakes: readonly ConfigMistake[]) {
    super(...mistakes.map(({ line, column, message }) => `${repositoryPath(path)}:${line}:${column}: ${message}`));
    this.path = resolve(path);
    this.mistakes = mistakes;
  }
}

/**
 * Loads a configuration.
 *
 * @throws {UsageError} if it can't be read, or has mistakes.
 */
export function loadConfig(path: string, files: OwnFiles): LoadedConfig {
  requireJsonName(path);
  const text = decode(files.read(path, `${path}: the configuration`));
  const { mistakes, loaded } = parseConfig(path, text);
  if (loaded === undefined) throw new ConfigError(path, mistakes);
  return loaded;
}

/** Reads the text of a configuration. */
export function parseConfig(
  path: string,
  given: string,
): { readonly mistakes: readonly ConfigMistake[]; readonly loaded?: LoadedConfig } {
  const text = given.replace(/^\uFEFF/, '');
  const { value, problems, map } = readTree(text, { dialect: 'jsonc' });
  if (problems.length > 0) {
    const toLines = linesOf(text);
    return { mistakes: problems.map((problem) => ({ ...toLines(problem.span), message: describeProblem(problem) })) };
  }
  const spanOf = spanFinder(text, map());
  const mistakes = findConfigMistakes(value)
    .map(({ path: at, message, marksName }) => ({
      ...spanOf(at, marksName),
      message: `${formatPath(at) || 'the configuration'} ${message}`,
    }))
    .sort((a, b) => a.line - b.line || a.column - b.column);
  if (mistakes.length > 0 || !is(ConfigSchema, value)) return { mistakes };
  return { mistakes, loaded: { file: repositoryPath(path), folder: dirname(resolve(path)), config: value, spanOf } };
}

function describeProblem(problem: JsonProblem): string {
  const sentences = { catalogs: [], whole: 'the configuration', show: showName };
  return jsonViolations([problem])
    .map((violation) => toFinding(violation, sentences).message)
    .join();
}
