import { dirname, relative, resolve, sep } from 'node:path';
import type { LintOptions } from '../core/lint-text.ts';
import type { LocatedFinding } from '../core/locate/locate-findings.ts';
import type { Suppression } from './config-schema.ts';
import { configFinder } from './find-config.ts';
import type { RuleSetting } from './known-names.ts';
import type { LoadedConfig } from './load-config.ts';

/** What a configuration says of one file. */
export interface FileSettings {
  /** Where it says so; `undefined` where the file has none. */
  readonly from: LoadedConfig | undefined;
  readonly isIgnored: boolean;
  /** How its text is checked. */
  readonly lint: Pick<LintOptions, 'kind' | 'profile' | 'names'>;
  readonly rules: RuleSettings;
  /** The suppressions that are for this file. */
  readonly suppressions: readonly Suppression[];
}

export type RuleSettings = Readonly<Record<string, RuleSetting | undefined>>;

/** Which configuration is meant. */
export interface ConfigChoice {
  /** The one for all files; left out, each file's own is found. */
  readonly file?: string;
  /** Whether there is none. */
  readonly isOff?: boolean;
  /** Whether a program that has changed since it was run is run anew, rather than once in a process. */
  readonly isLive?: boolean;
}

/** Gives what is configured for a file. */
export type SettingsOf = (file: string) => FileSettings | Promise<FileSettings>;

/**
 * Makes a function that gives what is configured for a file. A configuration is loaded once, when the first of its files
 * asks for it.
 *
 * The function throws a `UsageError` for a configuration that can't be meant.
 */
export function settingsFinder({ file: chosen, isOff = false, isLive = false }: ConfigChoice): SettingsOf {
  const findConfig = configFinder();
  const known = new Map<string, Promise<(file: string) => FileSettings>>();
  return (file) => {
    const path = isOff ? undefined : (chosen ?? findConfig(dirname(file)));
    if (path === undefined) return UNCONFIGURED;
    const settings = known.get(path) ?? loadSettings(path, isLive);
    known.set(path, settings);
    return settings.then((of) => of(file));
  };
}

const UNCONFIGURED: FileSettings = { from: undefined, isIgnored: false, lint: {}, rules: {}, suppressions: [] };

/** Taking a configuration apart takes the schema of configurations, and globs: both are made only where there is one. */
const loadSettings = async (path: string, isLive: boolean): Promise<(file: string) => FileSettings> =>
  (await import('./read-settings.ts')).readSettings(path, isLive);

/** The path of a file from a folder, with `/`. */
export const pathFrom = (folder: string, file: string): string => relative(folder, resolve(file)).replaceAll(sep, '/');

/** Findings with the severities that rules are set to, without those of rules that are off. */
export function applyRules(findings: readonly LocatedFinding[], rules: RuleSettings): readonly LocatedFinding[] {
  if (Object.keys(rules).length === 0) return findings;
  return findings.flatMap((finding) => {
    const severity = rules[finding.rule] ?? finding.severity;
    return severity === 'off' ? [] : [{ ...finding, severity }];
  });
}
