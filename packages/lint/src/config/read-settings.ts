import type { Profile } from '@pg/rule-kit';
import { UsageError } from '../cli/exit-status.ts';
import { type Names, NEUTRAL_WORDS } from '../core/aliases/names.ts';
import type { Config, ConfigSettings } from './config-schema.ts';
import { type FileSettings, pathFrom } from './file-settings.ts';
import { matcher } from './glob-matcher.ts';
import { type LoadedConfig, loadConfig } from './load-config.ts';

/**
 * Reads what a configuration says of the files that it is for.
 *
 * @param isLive Whether a program that has changed since it was run is run anew.
 * @throws {UsageError} for a configuration that can't be meant.
 */
export async function readSettings(path: string, isLive: boolean): Promise<(file: string) => FileSettings> {
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
