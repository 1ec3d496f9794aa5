import { formatPath, type Path } from '@pg/rule-kit';
import { type ConfigSettings, layersOf } from './config-schema.ts';
import type { LoadedConfig } from './load-config.ts';
import { mergeWallets } from './merge-settings.ts';
import type { FileSettings } from './read-settings.ts';
import type { WalletVerifyOptions } from './read-wallets.ts';

/** The settings of a file, with the keys of wallets. */
export interface VerifySettings extends FileSettings {
  readonly lint: FileSettings['lint'] & WalletVerifyOptions;
}

type OptionsByLayer = ReadonlyMap<ConfigSettings, WalletVerifyOptions>;

/** Each configuration's files of keys are read once. */
const READ = new WeakMap<LoadedConfig, Promise<OptionsByLayer>>();

/**
 * Reads what the settings of wallets name: keys and certificates, which need cryptography that is asynchronous.
 *
 * @throws {UsageError} for a file that is missing or has no keys, also if it is for other files.
 */
export async function readKeys({ from, layers }: FileSettings): Promise<WalletVerifyOptions> {
  if (from === undefined) return {};
  const reading = READ.get(from) ?? readLayers(from);
  READ.set(from, reading);
  const byLayer = await reading;
  return mergeWallets(layers.map((layer) => byLayer.get(layer)));
}

async function readLayers({ file, folder, config }: LoadedConfig): Promise<OptionsByLayer> {
  const byLayer = new Map<ConfigSettings, WalletVerifyOptions>();
  for (const { settings, at } of layersOf(config)) {
    if (settings.wallets === undefined) continue;
    // Loaded on demand: few configurations have keys.
    const { readWallets } = await import('./read-wallets.ts');
    const subjectOf = (path: Path): string => `${file}: ${formatPath([...at, 'wallets', ...path])}`;
    byLayer.set(settings, await readWallets(settings.wallets, folder, subjectOf));
  }
  return byLayer;
}
