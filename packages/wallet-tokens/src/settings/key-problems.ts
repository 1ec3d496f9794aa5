import type { PrivateKey, PrivateKeyProblem } from '../encodings/private-key.ts';
import type { Check } from '../rule-table.ts';
import { KEYS, ONE_LINE_KEY, readKey } from './setting-texts.ts';

/** Finds private keys with one of the problems. `codes` has the code of each problem. */
// @__NO_SIDE_EFFECTS__
export const checkKeyProblem =
  (codes: { readonly [Problem in PrivateKeyProblem]?: string }): Check =>
  (settings) =>
    KEYS.flatMap((name) => {
      const key = readKey(settings, name);
      const code = key !== undefined && 'problem' in key ? codes[key.problem] : undefined;
      return code === undefined ? [] : [{ path: [name], code }];
    });

/**
 * Checks how the Processing Private Key is written, if it can be read.
 *
 * @param findCode Returns the code of a mistake. There is no fix, because it would show the key.
 */
// @__NO_SIDE_EFFECTS__
export const checkOneLineKey =
  (findCode: (key: PrivateKey) => string | undefined): Check =>
  (settings) => {
    const key = readKey(settings, ONE_LINE_KEY);
    const code = key === undefined || 'problem' in key ? undefined : findCode(key);
    return code ? [{ path: [ONE_LINE_KEY], code }] : [];
  };
