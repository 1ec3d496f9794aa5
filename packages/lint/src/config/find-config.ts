import { lstatSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listInWords } from '@pg/rule-kit';
import { repositoryPath } from '../system/paths.ts';
import { UsageError } from '../system/usage-error.ts';

export const CONFIG_NAMES = ['js', 'mjs', 'ts', 'json'].map((extension) => `pg-lint.config.${extension}`);

/**
 * Makes a function that finds the configuration of a folder: in the folder itself, or in its nearest parent with one.
 *
 * The function throws a `UsageError` if a folder has more than one, or if the working folder has only a file with a
 * similar name.
 */
export function configFinder(): (folder: string) => string | undefined {
  const found = new Map<string, string | undefined>();
  const find = (folder: string): string | undefined => {
    if (found.has(folder)) return found.get(folder);
    const path = resolve(folder);
    const above = dirname(path);
    const config = configIn(path) ?? (above === path ? undefined : find(above));
    found.set(folder, config);
    return config;
  };
  return find;
}

function configIn(folder: string): string | undefined {
  const names = CONFIG_NAMES.filter((each) => exists(join(folder, each)));
  if (names.length > 1) {
    const where = repositoryPath(folder) || '.';
    throw new UsageError(`${where}: a folder must have one configuration, but has ${names.join(' and ')}`);
  }
  const [name] = names;
  if (name !== undefined) return join(folder, name);
  // Only the working folder is listed, because listing thousands of folders is slow.
  if (folder === resolve('.')) rejectSimilarName(folder);
  return undefined;
}

function rejectSimilarName(folder: string): void {
  const other = namesIn(folder).find((name) => SIMILAR_NAME.test(name));
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

/** Also true for a broken link, so that it is reported instead of ignored. */
function exists(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
