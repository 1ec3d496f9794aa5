import { resolve } from 'node:path';
import type { RuleSettings } from '../rules/settings.ts';
import { pathFrom, realPathFrom } from '../system/paths.ts';
import { UsageError } from '../system/usage-error.ts';
import type { LintOptions } from '../text/lint-text.ts';
import type { ConfigSettings, Suppression } from './config-schema.ts';
import { globMatcher } from './globs.ts';
import { type LoadedConfig, loadConfig } from './load-config.ts';
import type { OwnFiles } from './own-files.ts';

/** The settings of one file. */
export interface FileSettings {
  /** The configuration; `undefined` if the file has none. */
  readonly from: LoadedConfig | undefined;
  readonly isIgnored: boolean;
  /** Whether it is a payload, whatever its type: an override with a kind names it, or files of its type. */
  readonly isDeclared: boolean;
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
export function readSettings(config: string, files: OwnFiles): (file: string) => FileSettings {
  const from = loadConfig(config, files);
  const settingsOf = settingsIn(from);
  return (file) => ({ ...settingsOf(file), from });
}

/** A configuration without a file. */
export type PlainConfig = Pick<LoadedConfig, 'file' | 'folder' | 'config'>;

/** Returns a function that gives the settings of a file. */
export function settingsIn(from: PlainConfig): (file: string) => FileSettings {
  const { ignores = [], overrides = [], suppressions = [], baseline: ownBaseline } = from.config;
  const baseline = ownBaseline && resolve(from.folder, ownBaseline);
  const matcher = (globs: readonly string[]) => globMatcher(from.folder, globs);
  const isIgnored = matcher(ignores.flatMap((glob) => [glob, `${glob.replace(/(?<!\/)\/+$/, '')}/**`]));
  const overriding = overrides.map((settings) => ({
    settings,
    isFor: matcher(settings.files),
    namesType: matcher(settings.kind || settings.at ? settings.files.filter((glob) => !OF_ANY_TYPE.test(glob)) : []),
  }));
  const suppressing = suppressions.map((suppression) => ({ suppression, isFor: matcher([suppression.files]) }));
  return (file) => {
    const path = pathFrom(from.folder, file);
    // Globs may be about the name of a link, or of the folder that it leads to.
    const paths = [path, realPathFrom(from.folder, file) ?? path];
    const matching = overriding.filter(({ isFor }) => isFor(paths)).map(({ settings }) => settings);
    return {
      from: undefined,
      isIgnored: isIgnored(paths),
      isDeclared: overriding.some(({ namesType }) => namesType(paths)),
      at: matching.findLast((settings) => settings.at !== undefined)?.at,
      baseline,
      ...mergeLayers([from.config, ...matching], from),
      suppressions: suppressing.filter(({ isFor }) => isFor(paths)).map(({ suppression }) => suppression),
    };
  };
}

/** It matches files of all types in a folder, such as images. */
const OF_ANY_TYPE = /(?:^|\/)\*+$/;

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
