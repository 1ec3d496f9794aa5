import { dirname } from 'node:path';
import type { LocatedFinding } from '../core/locate/locate-findings.ts';
import { configFinder } from './find-config.ts';
import type { FileSettings } from './read-settings.ts';

/** Which configuration is meant. */
export interface ConfigChoice {
  /** The one for all files; left out, each file's own is found. */
  readonly file?: string;
  /** Whether there is none. */
  readonly isOff?: boolean;
}

/** Gives what is configured for a file. */
export type SettingsOf = (file: string) => FileSettings | Promise<FileSettings>;

/**
 * Makes a function that gives what is configured for a file. A configuration is loaded once.
 *
 * The function throws a `UsageError` for a configuration with mistakes.
 */
export function settingsFinder({ file: chosen, isOff = false }: ConfigChoice): SettingsOf {
  const findConfig = configFinder();
  const known = new Map<string, Promise<(file: string) => FileSettings>>();
  return (file) => {
    const path = isOff ? undefined : (chosen ?? findConfig(dirname(file)));
    if (path === undefined) return UNCONFIGURED;
    const settings = known.get(path) ?? loadSettings(path);
    known.set(path, settings);
    return settings.then((of) => of(file));
  };
}

const UNCONFIGURED: FileSettings = { from: undefined, isIgnored: false, lint: {}, rules: {}, suppressions: [] };

/** The schema of configurations, and globs, take a while to load: only a configuration needs them. */
const loadSettings = async (path: string): Promise<(file: string) => FileSettings> =>
  (await import('./read-settings.ts')).readSettings(path);

/** Findings with the severities that rules are set to, without those of rules that are off. */
export function applyRules(
  findings: readonly LocatedFinding[],
  rules: FileSettings['rules'],
): readonly LocatedFinding[] {
  if (Object.keys(rules).length === 0) return findings;
  return findings.flatMap((finding) => {
    const severity = rules[finding.rule] ?? finding.severity;
    return severity === 'off' ? [] : [{ ...finding, severity }];
  });
}
