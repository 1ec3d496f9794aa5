import type { Messages, Payload, Rule, RuleDocs, Violation } from '@pg/rule-kit';
import { type KeyName, readKey } from '../../settings/setting-texts.ts';
import { derivePublicKey } from '../ec-key.ts';

/** Both wallets publish it. It has no examples, because they would need a private key: the tests make some. */
export const rule: Rule = {
  id: 'key-curve',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration',
  basis: 'published',
};

/** Checks that a key can decrypt tokens. Other rules report a key that can't be read. */
export async function verifyKeyCurve(settings: Payload, name: KeyName): Promise<Violation[]> {
  const key = readKey(settings, name);
  if (key === undefined || 'problem' in key) return [];
  const derived = await derivePublicKey(key);
  if (!('problem' in derived)) return [];
  const code = derived.problem === 'rsa-key' ? 'rsa-key-for-tokens' : 'broken-key-for-tokens';
  return [{ rule, path: [name], code }];
}

export const messages = {
  'rsa-key-for-tokens': '{field} must be an EC key on the curve P-256, but is an RSA key',
  'broken-key-for-tokens': '{field} must be a working EC key on the curve P-256',
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'A key that decrypts payment tokens is a working EC key on the curve P-256.',
  accepts: [],
  rejects: [],
};
