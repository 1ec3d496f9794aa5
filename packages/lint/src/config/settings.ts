import { dirname } from 'node:path';
import { cached } from '@pg/rule-kit/internal';
import { realPath } from '../system/paths.ts';
import { UsageError } from '../system/usage-error.ts';
import { configFinder } from './find-config.ts';
import { ON_DISK, type OwnFiles } from './own-files.ts';
import { type FileSettings, type PlainConfig, readSettings, settingsIn } from './read-settings.ts';

/** Returns the settings of a file. */
export type SettingsOf = (file: string) => FileSettings;

/** Which configuration a file has. */
export interface ConfigOptions {
  /** The configuration of all files, or `false` for none; by default, each file has the nearest one. */
  readonly config?: string | false | undefined;
  /** The configuration of files without one. */
  readonly otherwise?: PlainConfig | undefined;
  /** Is told the mistakes of a configuration that had none before: it stays in force as it was. By default, they are thrown. */
  readonly onBroken?: ((error: UsageError) => void) | undefined;
  /** Where configurations and baselines are; by default, on the disk. */
  readonly ownFiles?: OwnFiles | undefined;
}

/** Returns the settings of a file, of each configuration by its path. */
export type LastGood = Map<string, SettingsOf>;

/**
 * Makes a function that returns the settings of a file. Each configuration is loaded once.
 *
 * The function throws a `UsageError` for a configuration with mistakes.
 */
export function settingsFinder(
  { config: chosen, otherwise, onBroken, ownFiles = ON_DISK }: ConfigOptions,
  lastGood: LastGood = new Map(),
): SettingsOf {
  const findConfig = configFinder(ownFiles);
  const unconfigured = otherwise ? settingsIn(otherwise) : () => UNCONFIGURED;
  const load = cached((path: string): SettingsOf => {
    try {
      const settingsOf = readSettings(path, ownFiles);
      lastGood.set(path, settingsOf);
      return settingsOf;
    } catch (error) {
      const before = lastGood.get(path);
      if (onBroken === undefined || before === undefined || !(error instanceof UsageError)) throw error;
      onBroken(error);
      return before;
    }
  });
  return (file) => {
    const path =
      chosen === false ? undefined : chosen || (findConfig(dirname(file)) ?? findConfig(realPath(dirname(file))));
    return path === undefined ? unconfigured(file) : load(path)(file);
  };
}

const UNCONFIGURED: FileSettings = {
  from: undefined,
  isIgnored: false,
  isDeclared: false,
  lint: {},
  rules: {},
  suppressions: [],
};
