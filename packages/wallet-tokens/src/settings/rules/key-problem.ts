import type { Found, Payload } from '@pg/rule-kit';
import type { PrivateKeyProblem } from '../../keys/private-key.ts';
import { KEYS, readKey } from '../setting-texts.ts';

/** Finds the settings that hold no private key for one of some reasons. */
export function findKeyProblem(
  settings: Payload,
  problems: readonly PrivateKeyProblem[],
  describe: (problem: PrivateKeyProblem) => Omit<Found, 'path'>,
): Found[] {
  return KEYS.flatMap((name) => {
    const key = readKey(settings, name);
    return key && 'problem' in key && problems.includes(key.problem)
      ? [{ path: [name], ...describe(key.problem) }]
      : [];
  });
}
