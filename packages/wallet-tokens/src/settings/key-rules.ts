import type { Rule } from '@pg/rule-kit';
import { OIDS } from '../encodings/der.ts';
import { readKeyNumbers } from '../encodings/key-numbers.ts';
import { docsTable } from '../rule-table.ts';
import { KEY_BODY, KEY_LINE, rsaKey } from './example-keys.ts';
import { readPemSetting } from './setting-texts.ts';

/** Makes the rule about the key that decrypts tokens. Both wallets publish its curve. */
// @__NO_SIDE_EFFECTS__
export const keyCurve = (name: string): Rule => ({
  id: 'key-curve',
  section: '2.4 Wallet configuration',
  basis: 'published',
  checksEachField: true,
  check(settings) {
    const key = readPemSetting(settings, name);
    if (key === undefined) return [];
    const { type, problem } = readKeyNumbers(key);
    const actual = type === OIDS.rsa ? 'an RSA key' : type === OIDS.ec ? problem : 'on another curve';
    return actual === undefined ? [] : [{ path: [name], code: 'not-p256', params: { actual } }];
  },
});

// biome-ignore format: a table
export const docs = docsTable({
  'key-curve': ['A key that decrypts payment tokens is an EC key on the curve P-256.',
    [{ processingPrivateKey: KEY_LINE }], [{ processingPrivateKey: KEY_LINE.replace(KEY_BODY, KEY_BODY.replace('AAB', 'AAA')) }, { processingPrivateKey: rsaKey('MAwCAQACAQ8CAQMCAQM=') }]],
});
