import { lstatSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listInWords } from '@pg/rule-kit';
import { UsageError } from '../exit-status.ts';
import { repositoryPath } from '../repository-path.ts';

/** The names of configurations. */
export const CONFIG_NAMES = ['js', 'mjs', 'ts', 'json'].map((extension) => `pg-lint.config.${extension}`);

/**
 * Makes a function that finds the configuration of a folder: in it, or in the nearest folder above it. Every folder is
 * looked at once, by each of its names.
 *
 * The function throws a `UsageError` where a folder has several of them.
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
  if (others.length === 0) return name === undefined ? undefined : join(folder, name);
  const where = repositoryPath(folder) || '.';
  throw new UsageError(`${where}: several configurations, one of ${listInWords(CONFIG_NAMES)} only`);
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
