import type { Payload, RuleFound } from '@pg/rule-kit';
import { foundBy } from '../found-by.ts';
import { derivePublicKey } from '../keys/ec-key.ts';
import { findCurve, keyCurve } from './rules/key-curve.ts';
import { type KeyName, readKey } from './setting-texts.ts';

/** Proves that a key that decrypts tokens is one; says nothing of a text without a readable key. */
export async function proveKeyCurve(settings: Payload, name: KeyName): Promise<RuleFound[]> {
  const key = readKey(settings, name);
  if (key === undefined || 'problem' in key) return [];
  const derived = await derivePublicKey(key);
  return 'problem' in derived ? foundBy(keyCurve, findCurve(name, derived.problem)) : [];
}
