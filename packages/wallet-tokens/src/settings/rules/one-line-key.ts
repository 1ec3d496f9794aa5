import type { Found, Payload } from '@pg/rule-kit';
import type { PrivateKey } from '../../keys/private-key.ts';
import { ONE_LINE_KEY, readKey } from '../setting-texts.ts';

/** What to do about a key that is right but for how it is written. A fix would have to show the key. */
export const WRITE_ON_ONE_LINE = 'normalizeProcessingKey of @pg/wallet-tokens writes the key as the panel takes it.';

/** Looks at how the Processing Private Key is written, where it can be read. */
export function findInOneLineKey(
  settings: Payload,
  describe: (key: PrivateKey) => Pick<Found, 'found' | 'allowed'> | undefined,
): Found[] {
  const key = readKey(settings, ONE_LINE_KEY);
  const found = key === undefined || 'problem' in key ? undefined : describe(key);
  return found ? [{ path: [ONE_LINE_KEY], ...found, hint: WRITE_ON_ONE_LINE }] : [];
}
