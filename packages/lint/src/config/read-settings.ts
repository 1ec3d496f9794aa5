import { resolve } from 'node:path';
import picomatch from 'picomatch';
import type { RuleSettings } from '../rules/settings.ts';
import { pathFrom, realPathFrom } from '../system/paths.ts';
import { UsageError } from '../system/usage-error.ts';
import type { LintOptions } from '../text/lint-text.ts';
import type { ConfigSettings, Suppression } from './config-schema.ts';
import { type LoadedConfig, loadConfig } from './load-config.ts';

/** The settings of one file. */
export interface FileSettings {
  /** The configuration; `undefined` if the file has none. */
  readonly from: LoadedConfig | undefined;
  readonly isIgnored: boolean;
  /** The JSON pointers of its payloads, if the whole file is not a payload. */
  readonly at?: readonly string[] | undefined;
  /** The absolute path of its baseline. */
  readonly baseline?: string | undefined;
  /** How its text is checked. */
  readonly lint: Pick<LintOptions, 'kind' | 'profile' | 'names' | 'gateway'>;
  readonly rules: RuleSettings;
  /** The suppressions for this file. */
  readonly suppressions: readonly Suppression[];
}

/**
 * Reads a configuration, and returns a function that gives the settings of a file.
 *
 * @throws {UsageError} for a configuration with mistakes.
 */
export function readSettings(config: string): (file: string) => FileSettings {
  const from = loadConfig(config);
  const settingsOf = settingsIn(from);
  return (file) => ({ ...settingsOf(file), from });
}

/** A configuration without a file. */
export type PlainConfig = Pick<LoadedConfig, 'file' | 'folder' | 'config'>;

/** Returns a function that gives the settings of a file. */
export function settingsIn(from: PlainConfig): (file: string) => FileSettings {
  const { ignores = [], overrides = [], suppressions = [], baseline: ownBaseline } = from.config;
  const baseline = ownBaseline && resolve(from.folder, ownBaseline);
  const isIgnored = matcher(ignores.flatMap((glob) => [glob, `${glob.replace(/(?<!\/)\/+$/, '')}/**`]));
  const overriding = overrides.map((settings) => ({ settings, isFor: matcher(settings.files) }));
  const suppressing = suppressions.map((suppression) => ({ suppression, isFor: matcher([suppression.files]) }));
  return (file) => {
    const path = pathFrom(from.folder, file);
    // Globs may be about the name of a link, or of the folder that it leads to.
    const paths = [path, realPathFrom(from.folder, file) ?? path];
    const matching = overriding.filter(({ isFor }) => isFor(paths)).map(({ settings }) => settings);
    return {
      from: undefined,
      isIgnored: isIgnored(paths),
      at: matching.findLast((settings) => settings.at !== undefined)?.at,
      baseline,
      ...mergeLayers([from.config, ...matching], from),
      suppressions: suppressing.filter(({ isFor }) => isFor(paths)).map(({ suppression }) => suppression),
    };
  };
}

/** Makes a function that matches the paths of a file. The last matching glob decides: with `!`, it excludes the path. */
function matcher(globs: readonly string[]): (paths: readonly string[]) => boolean {
  const each = globs.map((glob) => ({
    isIncluded: !glob.startsWith('!'),
    matches: picomatch(glob.replace(/^!/, ''), { dot: true, noextglob: true, flags: 's' }),
  }));
  return (paths) => each.findLast(({ matches }) => paths.some((path) => matches(path)))?.isIncluded === true;
}

/** The folder of a suppression's files, and a function that matches them. */
export function globOf({ files }: Suppression): {
  folder: string;
  isGlob: boolean;
  matches: (path: string) => boolean;
} {
  const { base, isGlob } = picomatch.scan(files);
  const matches = matcher([files]);
  return { folder: base, isGlob, matches: (path) => matches([path]) };
}

/** Later settings win, for each rule, each part of the profile, and each name. */
function mergeLayers(layers: readonly ConfigSettings[], { file }: PlainConfig): Pick<FileSettings, 'lint' | 'rules'> {
  const kind = layers.findLast((layer) => layer.kind !== undefined)?.kind;
  const names = merge(layers.map((layer) => layer.names));
  const profile = merge(layers.map((layer) => layer.profile));
  if (names?.wallet1 !== undefined && names.wallet1 === names.wallet2) {
    throw new UsageError(`${file}: names must have a different name for each word, but with an override has the same`);
  }
  const gateway = layers.findLast((layer) => layer.gateway !== undefined)?.gateway;
  return {
    lint: { kind, names, profile, gateway },
    rules: merge(layers.map((layer) => layer.rules)) ?? {},
  };
}

/** Merges objects; later fields win. Returns `undefined` if all parts are `undefined`. */
function merge<T extends object>(parts: readonly (T | undefined)[]): Partial<T> | undefined {
  const merged: Partial<T> = {};
  for (const part of parts) Object.assign(merged, part);
  return parts.every((part) => part === undefined) ? undefined : merged;
}
