import type { Payload, PlacedMistake } from '@pg/rule-kit';
import type { PrivateKey, PrivateKeyProblem } from '../encodings/private-key.ts';
import { KEYS, ONE_LINE_KEY, readKey } from './setting-texts.ts';

/** Finds private keys with one of the problems. `codes` has the code of each problem. */
export const findKeyProblem = (
  settings: Payload,
  codes: { readonly [Problem in PrivateKeyProblem]?: string },
): PlacedMistake[] =>
  KEYS.flatMap((name) => {
    const key = readKey(settings, name);
    const code = key !== undefined && 'problem' in key ? codes[key.problem] : undefined;
    return code === undefined ? [] : [{ path: [name], code }];
  });

/** Returns the code of a mistake in how a key is written. There is no fix, because it would show the key. */
export type FindKeyMistake = (key: PrivateKey) => string | undefined;

/** Checks how the Processing Private Key is written, if it can be read. */
export function checkOneLineKey(settings: Payload, findMistake: FindKeyMistake): PlacedMistake[] {
  const key = readKey(settings, ONE_LINE_KEY);
  const code = key === undefined || 'problem' in key ? undefined : findMistake(key);
  return code ? [{ path: [ONE_LINE_KEY], code }] : [];
}
