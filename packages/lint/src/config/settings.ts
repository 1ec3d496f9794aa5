import { dirname } from 'node:path';
import { realFolder } from '../system/paths.ts';
import { configFinder } from './find-config.ts';
import { type FileSettings, readSettings } from './read-settings.ts';

/** Returns the settings of a file. */
export type SettingsOf = (file: string) => FileSettings;

/**
 * Makes a function that returns the settings of a file. Each configuration is loaded once.
 *
 * The function throws a `UsageError` for a configuration with mistakes.
 *
 * @param chosen The configuration of all files, or `false` for none; by default, each file has the nearest one.
 */
export function settingsFinder(chosen: string | false | undefined): SettingsOf {
  const findConfig = configFinder();
  const loaded = new Map<string, SettingsOf>();
  return (file) => {
    const path =
      chosen === false ? undefined : chosen || (findConfig(dirname(file)) ?? findConfig(realFolder(dirname(file))));
    if (path === undefined) return UNCONFIGURED;
    const settingsOf = loaded.get(path) ?? readSettings(path);
    loaded.set(path, settingsOf);
    return settingsOf(file);
  };
}

const UNCONFIGURED: FileSettings = {
  from: undefined,
  isIgnored: false,
  lint: {},
  layers: [],
  rules: {},
  suppressions: [],
};
