import type { Payload, Violation } from '@pg/rule-kit';
import { type KeyName, readKey } from '../settings/setting-texts.ts';
import { derivePublicKey } from './ec-key.ts';
import { keyCurve } from './rules.ts';

/** Checks that a key can decrypt tokens. Other rules report a key that can't be read. */
export async function verifyKeyCurve(settings: Payload, name: KeyName): Promise<Violation[]> {
  const key = readKey(settings, name);
  if (key === undefined || 'problem' in key) return [];
  const derived = await derivePublicKey(key);
  if (!('problem' in derived)) return [];
  const code = derived.problem === 'rsa-key' ? 'rsa-key-for-tokens' : 'broken-key-for-tokens';
  return [{ rule: keyCurve, path: [name], code }];
}
