import { lstatSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listInWords } from '@pg/rule-kit';
import { UsageError } from '../cli/exit-status.ts';
import { repositoryPath } from '../cli/report/repository-path.ts';

/** The names of configurations. */
export const CONFIG_NAMES = ['js', 'mjs', 'ts', 'json'].map((extension) => `pg-lint.config.${extension}`);

/**
 * Makes a function that finds the configuration of a folder: in it, or in the nearest folder above it. Every folder is
 * looked at once, by each of its names.
 *
 * The function throws a `UsageError` where a folder has several of them, and where the working folder has none but what
 * looks like one.
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
  const [name, ...others] = CONFIG_NAMES.filter((each) => stands(join(folder, each)));
  if (others.length > 0) {
    const where = repositoryPath(folder) || '.';
    throw new UsageError(`${where}: several configurations, one of ${listInWords(CONFIG_NAMES)} only`);
  }
  if (name !== undefined) return join(folder, name);
  // In thousands of folders looking takes too long; in this one it would be missed.
  if (folder === resolve('.')) refuseAlike(folder);
  return undefined;
}

/** Says so where a file is meant as a configuration, and has no name of one. */
function refuseAlike(folder: string): void {
  const alike = namesIn(folder).find((name) => ALIKE.test(name));
  if (alike !== undefined)
    throw new UsageError(`${alike}: no name of a configuration, ${listInWords(CONFIG_NAMES)} only`);
}

const ALIKE =
  /^(?:\.pg-?lint(?:rc|\.config)?|pg-?lintrc|pglint\.config|pg-lint\.config)(?:\.(?:[cm]?[jt]s|jsonc?|json5|ya?ml|toml))?$/i;

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // A folder that may not be listed.
    return [];
  }
}

/** Whether a file of that name is there; a link counts, so that one that leads nowhere is not passed over in silence. */
function stands(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // A folder that may not be looked into.
    return false;
  }
}
