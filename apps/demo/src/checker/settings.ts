import { SettingsSchema } from '@pg/lint';
import { SettingsError } from '@pg/rule-kit';
import { requireSettings } from '@pg/rule-kit/internal';
import type { RecipientId } from '@pg/wallet-tokens';
import { ifPossible } from '../parts/if-possible.ts';
import type { PageOptions } from './check-text.ts';

/**
 * Reads the settings of a configuration.
 *
 * @throws {SettingsError} for settings that are not valid, or name a file.
 */
export function readSettings(json: string): PageOptions {
  const given: unknown = ifPossible(() => JSON.parse(json));
  if (given === undefined) throw new SettingsError('The settings must be JSON, like {"profile": {"cardSet": 6}}.');
  requireSettings(SettingsSchema, given);
  const { wallets: { wallet1, wallet2 } = {}, ...others } = given;
  const { maxAgeSeconds, processingKey, ...ofWallet1 } = wallet1 ?? {};
  const { rootKeys, recipientId, ...ofWallet2 } = wallet2 ?? {};
  if (processingKey ?? rootKeys)
    throw new SettingsError(
      'processingKey and rootKeys name files, which a page can’t read. Set processingKeyHash, or leave them out.',
    );
  return {
    ...others,
    wallet1: { ...ofWallet1, ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds * 1000 }) },
    wallet2: { ...ofWallet2, ...(recipientId !== undefined && { recipientId: recipientOf(recipientId) }) },
  };
}

function recipientOf(text: string): RecipientId {
  const id = text.slice(text.indexOf(':') + 1);
  return text.startsWith('gateway:') ? `gateway:${id}` : `merchant:${id}`;
}
