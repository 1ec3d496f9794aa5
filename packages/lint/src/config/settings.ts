import { dirname } from 'node:path';
import { configFinder } from './find-config.ts';
import type { FileSettings } from './read-settings.ts';

/** Returns the settings of a file. */
export type SettingsOf = (file: string) => FileSettings | Promise<FileSettings>;

/**
 * Makes a function that returns the settings of a file. Each configuration is loaded once.
 *
 * The function throws a `UsageError` for a configuration with mistakes.
 *
 * @param chosen The configuration of all files, or `false` for none; by default, each file has the nearest one.
 */
export function settingsFinder(chosen: string | false | undefined): SettingsOf {
  const findConfig = configFinder();
  const loaded = new Map<string, Promise<(file: string) => FileSettings>>();
  return (file) => {
    const path = chosen === false ? undefined : chosen || findConfig(dirname(file));
    if (path === undefined) return UNCONFIGURED;
    const settings = loaded.get(path) ?? loadSettings(path);
    loaded.set(path, settings);
    return settings.then((of) => of(file));
  };
}

const UNCONFIGURED: FileSettings = { from: undefined, isIgnored: false, lint: {}, rules: {}, suppressions: [] };

/** Loaded on demand: the schema of configurations and the glob library are slow to load. */
const loadSettings = async (path: string): Promise<(file: string) => FileSettings> =>
  (await import('./read-settings.ts')).readSettings(path);
