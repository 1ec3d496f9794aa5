import { describe, expect, test } from 'vitest';
import { nearestName } from '../src/internal.ts';

test.each<[string, string[], string | undefined]>([
  ['crad', ['card', 'post'], 'card'],
  ['ab', ['ax'], 'ax'],
  ['ab', ['xy'], undefined],
  ['abcdef', ['abcdxy'], 'abcdxy'],
  ['abcdef', ['abcxyz'], undefined],
  ['abcdefg', ['abcdxyz'], 'abcdxyz'],
  ['abcdefghijkl', ['abcdefghwxyz'], undefined],
  // Two are equally similar.
  ['ab', ['ax', 'ay'], undefined],
  ['AB', ['ab', 'a_b'], undefined],
  ['ab', [], undefined],
])('nearest to %s in %j is %s', (unknown, known, name) => {
  expect(nearestName(unknown, known)?.name).toBe(name);
});

test.each<[unknown: string, known: string, certain: boolean]>([
  ['Post_Code', 'postcode', true],
  ['post code', 'postcode', true],
  ['post-code', 'postcode', true],
  ['postcod', 'postcode', false],
  ['om_parcel', 'om-parcel', true],
  ['EC-v1', 'EC_v1', true],
  ['EC_v2', 'ECv2', true],
  ['PaymentMethodData', 'paymentMethodData', true],
  ['transaction_id', 'transactionId', true],
])('%s means %s, certain: %s', (unknown, known, certain) => {
  expect(nearestName(unknown, [known, 'phone'])).toEqual({ name: known, certain });
});

describe('a word that occurs in other names is not a misspelling', () => {
  const PARTS = ['first_name', 'middle_name', 'address', 'city', 'state', 'country', 'zip', 'phone', 'birth_date'];
  const OTHERS = ['payer_ip', 'payee_email'];

  test.each(PARTS)('payer_%s and payee_%s', (part) => {
    expect(nearestName(`payer_${part}`, [...OTHERS, `payee_${part}`])).toBeUndefined();
    expect(nearestName(`payee_${part}`, [...OTHERS, `payer_${part}`])).toBeUndefined();
    expect(nearestName(`payer_${part}x`, [...OTHERS, `payer_${part}`])?.name).toBe(`payer_${part}`);
  });

  test.each<[string, string[], string | undefined]>([
    // No other name contains the word.
    ['payer_city', ['payee_city'], 'payee_city'],
    ['payr_city', ['payee_city', 'payer_ip'], 'payee_city'],
    ['payerCity', ['payeeCity', 'payerIp'], undefined],
    ['PAYER-CITY', ['payer_city', 'payee_city'], 'payer_city'],
    // Names of one word.
    ['cart', ['card', 'cart_total'], 'card'],
  ])('%s of %j: %s', (unknown, known, name) => {
    expect(nearestName(unknown, known)?.name).toBe(name);
  });
});
