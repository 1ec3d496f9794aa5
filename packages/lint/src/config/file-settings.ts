import { dirname, relative, resolve, sep } from 'node:path';
import type { Profile } from '@pg/rule-kit';
import picomatch from 'picomatch';
import { UsageError } from '../exit-status.ts';
import type { LintOptions } from '../lint-text.ts';
import type { LocatedFinding } from '../locate-findings.ts';
import { type Names, NEUTRAL_WORDS } from '../names/names.ts';
import type { Config, ConfigSettings, Suppression } from './config-schema.ts';
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
export type SettingsOf = (file: string) => Promise<FileSettings>;

/**
 * Makes a function that gives what is configured for a file. A configuration is loaded once, when the first of its files
 * asks for it.
 *
 * The function throws a `UsageError` for a configuration that can't be meant.
 */
export function settingsFinder({ file: chosen, isOff = false, isLive = false }: ConfigChoice): SettingsOf {
  const findConfig = configFinder();
  const known = new Map<string, Promise<(file: string) => FileSettings>>();
  return async (file) => {
    const path = isOff ? undefined : (chosen ?? findConfig(dirname(resolve(file))));
    if (path === undefined) return UNCONFIGURED;
    const settings = known.get(path) ?? readSettings(path, isLive);
    known.set(path, settings);
    return (await settings)(file);
  };
}

const UNCONFIGURED: FileSettings = { from: undefined, isIgnored: false, lint: {}, rules: {}, suppressions: [] };

/** Loading takes the schema of configurations: it is made only where there is one. */
async function readSettings(path: string, isLive: boolean): Promise<(file: string) => FileSettings> {
  const { loadConfig } = await import('./load-config.ts');
  return toSettings(await loadConfig(path, isLive));
}

function toSettings(from: LoadedConfig): (file: string) => FileSettings {
  const { ignores = [], overrides = [], suppressions = [], ...base } = from.config;
  const isIgnored = matcher(ignores.flatMap((glob) => [glob, `${glob.replace(/\/+$/, '')}/**`]));
  const layers = overrides.map((override) => ({ override, isFor: matcher(override.files) }));
  const known = suppressions.map((suppression) => ({ suppression, isFor: matcher([suppression.files]) }));
  return (file) => {
    const path = pathFrom(from.folder, file);
    const settings = layers.filter(({ isFor }) => isFor(path)).map(({ override }) => override);
    return {
      from,
      isIgnored: isIgnored(path),
      ...settle([base, ...settings], from.file),
      suppressions: known.filter(({ isFor }) => isFor(path)).map(({ suppression }) => suppression),
    };
  };
}

/** The path of a file from a folder, with `/`. */
export const pathFrom = (folder: string, file: string): string => relative(folder, resolve(file)).replaceAll(sep, '/');

/** Whether a path is one of those that a list of globs is for; an empty list is for none. */
export const matcher = (globs: string[]): ((path: string) => boolean) =>
  globs.length === 0 ? () => false : picomatch(globs, { dot: true });

/** Lays settings over each other: the later ones win, for each rule, each part of the profile and each word. */
function settle(layers: readonly ConfigSettings[], from: string): Pick<FileSettings, 'lint' | 'rules'> {
  const kind = layers.findLast((layer) => layer.kind !== undefined)?.kind;
  const names = merge(layers.map((layer) => layer.names));
  const profile = merge(layers.map((layer) => layer.profile));
  if (names?.wallet1 !== undefined && names.wallet1 === names.wallet2) {
    throw new UsageError(`${from}: names: with an override the same word twice, a word of its own for each`);
  }
  return {
    lint: {
      ...(kind !== undefined && { kind }),
      ...(names && { names }),
      ...(profile && { profile: withNeutralBrands(profile, names ?? {}) }),
    },
    rules: merge(layers.map((layer) => layer.rules)) ?? {},
  };
}

function merge<T extends object>(parts: readonly (T | undefined)[]): Partial<T> | undefined {
  const merged: Partial<T> = {};
  for (const part of parts) Object.assign(merged, part);
  return parts.every((part) => part === undefined) ? undefined : merged;
}

/** A profile may name a brand by the live service's word. */
function withNeutralBrands(profile: NonNullable<Config['profile']>, names: Names): Profile {
  if (profile.brandParameters === undefined) return profile;
  const brands = Object.entries(profile.brandParameters).map(([brand, entries]) => [
    NEUTRAL_WORDS.find((word) => names[word] === brand) ?? brand,
    entries,
  ]);
  return { ...profile, brandParameters: Object.fromEntries(brands) };
}

/** Findings with the severities that rules are set to, without those of rules that are off. */
export function applyRules(findings: readonly LocatedFinding[], rules: RuleSettings): readonly LocatedFinding[] {
  if (Object.keys(rules).length === 0) return findings;
  return findings.flatMap((finding) => {
    const severity = rules[finding.rule] ?? finding.severity;
    return severity === 'off' ? [] : [{ ...finding, severity }];
  });
}
