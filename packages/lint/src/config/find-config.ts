import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listInWords } from '@pg/rule-kit/internal';
import { repositoryPath } from '../system/paths.ts';
import { UsageError } from '../system/usage-error.ts';
import { CONFIG_NAMES } from './config-names.ts';
import type { OwnFiles } from './own-files.ts';

/** Programs were configurations until 0.2. */
const PROGRAM = /\.[cm]?[jt]s$/;
const PROGRAM_NAMES = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].map((extension) => `pg-lint.config.${extension}`);

const EXAMPLE = '{ "names": { "wallet1": "applepay" }, "rules": { "one-set": "warning" } }';

/** @throws {UsageError} if a file's name is not that of JSON. */
export function requireJsonName(file: string): void {
  if (/\.jsonc?$/.test(file)) return;
  throw new UsageError(
    PROGRAM.test(file)
      ? `${file}: a configuration must be JSON, but this is a program; write pg-lint.config.json in its place, like ${EXAMPLE}`
      : `${file}: the name of a configuration must end in .json or .jsonc`,
  );
}

/**
 * Makes a function that finds the configuration of a folder: in the folder itself, or in its nearest parent with one.
 *
 * The function throws a `UsageError` if a folder has more than one or a program, or if the working folder has only a
 * file with a similar name.
 */
export function configFinder(files: OwnFiles): (folder: string) => string | undefined {
  const found = new Map<string, string | undefined>();
  const find = (folder: string): string | undefined => {
    if (found.has(folder)) return found.get(folder);
    const path = resolve(folder);
    const above = dirname(path);
    const config = configIn(path, files) ?? (above === path ? undefined : find(above));
    found.set(folder, config);
    return config;
  };
  return find;
}

function configIn(folder: string, { exists }: OwnFiles): string | undefined {
  const names = [...CONFIG_NAMES, ...PROGRAM_NAMES].filter((each) => exists(join(folder, each)));
  if (names.length > 1) {
    const where = repositoryPath(folder) || '.';
    throw new UsageError(`${where}: a folder must have one configuration, but has ${names.join(' and ')}`);
  }
  const [name] = names;
  if (name !== undefined) {
    const path = repositoryPath(join(folder, name));
    requireJsonName(path);
    return path;
  }
  // Only the working folder is listed, because listing thousands of folders is slow.
  if (folder === resolve('.')) rejectSimilarName(folder);
  return undefined;
}

function rejectSimilarName(folder: string): void {
  const other = namesIn(folder).find((name) => SIMILAR_NAME.test(name) && !CONFIG_NAMES.includes(name));
  if (other !== undefined) {
    throw new UsageError(`${other}: a configuration must be named ${listInWords(CONFIG_NAMES)}`);
  }
}

const SIMILAR_NAME =
  /^(?:\.pg-?lint(?:rc|\.config)?|pg-?lintrc|pglint\.config|pg-lint\.config)(?:\.(?:[cm]?[jt]s|jsonc?|json5|ya?ml|toml))?$/i;

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
