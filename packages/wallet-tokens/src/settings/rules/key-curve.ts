import type { Found, Rule } from '@pg/rule-kit';
import type { EcKeyProblem } from '../../keys/ec-key.ts';

/** What both wallets publish. An example would have to be a private key: the tests make some. */
export const keyCurve: Rule = {
  id: 'key-curve',
  concern: 'wallet-settings',
  section: '2.4 Wallet configuration',
  basis: 'published',
  summary: 'A key that decrypts payment tokens is a working EC key on the curve P-256.',
  accepts: [],
  rejects: [],
};

const FOUND: Partial<Record<EcKeyProblem, string>> = {
  'RSA key': 'an RSA key',
  'another curve': 'a key of another kind or curve',
  'not readable': 'a key that does not work',
};

/** What is found of a key that derives no public key; the rules of its text know the other problems already. */
export function findCurve(name: string, problem: EcKeyProblem): Found[] {
  const found = FOUND[problem];
  return found === undefined ? [] : [{ path: [name], found, allowed: 'an EC key on P-256 only' }];
}
