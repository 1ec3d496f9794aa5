import { describe, expect, test } from 'vitest';
import { consequences, type FlowQuestion, findPaymentFlow, type PaymentFlow } from '../src/index.ts';

const BASE = { provider: { supportsCardFlow: true }, mode: 'checkout' } as const;
const KEYS = {
  wallet1: { wallet: 'wallet1', settings: { processingPrivateKey: 'a key' } },
  wallet2: { wallet: 'wallet2', settings: { privateKey: '<PRIVATE_KEY>' } },
} as const;

const available = ({ consequences }: PaymentFlow): Record<string, boolean | 'limited'> =>
  Object.fromEntries(consequences.map(({ id, available }) => [id, available]));

const VIRTUAL = {
  ...Object.fromEntries(consequences.map(({ id }) => [id, false])),
  'dms-capture': 'limited',
  recurring: 'limited',
};
const CARD = Object.fromEntries(consequences.map(({ id }) => [id, true]));

test.each(['wallet1', 'wallet2'] as const)(
  "%s takes card flow with a decryption key and the provider's support",
  (wallet) => {
    const flow = findPaymentFlow({ ...BASE, ...KEYS[wallet] });
    expect(flow.flow).toBe('card');
    expect(flow.reasons.map(({ id }) => id)).toEqual(['decryption-key', 'provider-support']);
    expect(available(flow)).toEqual(CARD);
  },
);

describe('the virtual flow is taken if the key or the support is missing', () => {
  const provider = { supportsCardFlow: false };
  test.each<[string, FlowQuestion, string[]]>([
    ['no key', { ...BASE, wallet: 'wallet1', settings: {} }, ['no-decryption-key']],
    ['an empty key', { ...BASE, wallet: 'wallet2', settings: { privateKey: ' ' } }, ['no-decryption-key']],
    [
      'only the key of the identity certificate',
      { ...BASE, wallet: 'wallet1', settings: { privateKey: 'a key' } },
      ['no-decryption-key'],
    ],
    ['no support', { ...BASE, ...KEYS.wallet1, provider }, ['no-provider-support']],
    ['neither', { ...BASE, wallet: 'wallet2', settings: {}, provider }, ['no-decryption-key', 'no-provider-support']],
    ['no key in S2S', { ...BASE, wallet: 'wallet2', settings: {}, mode: 's2s' }, ['no-decryption-key']],
  ])('%s', (_, question, reasons) => {
    const flow = findPaymentFlow(question);
    expect(flow.flow).toBe('virtual');
    expect(flow.reasons.map(({ id }) => id)).toEqual(reasons);
    expect(available(flow)).toEqual(VIRTUAL);
    const why = flow.reasons.map(({ reason }) => reason).join(' ');
    expect(new Set(flow.consequences.map(({ reason }) => reason))).toEqual(new Set([why]));
  });
});

test('the reasons name the key as the panel does', () => {
  const { reasons } = findPaymentFlow({ ...BASE, wallet: 'wallet1', settings: {} });
  expect(reasons.map(({ reason }) => reason)).toEqual(['The Processing Private Key is not configured.']);
});

test('without acceptsDecryptedData, card flow has no smart-routing and no cascading', () => {
  const provider = { supportsCardFlow: true, acceptsDecryptedData: false };
  const flow = findPaymentFlow({ ...BASE, ...KEYS.wallet1, provider });
  expect(flow.flow).toBe('card');
  expect(available(flow)).toEqual({ ...CARD, 'smart-routing': false, cascading: false });
  expect(flow.consequences.filter((each) => !each.available).map(({ reason }) => reason)).toEqual(
    Array(2).fill('The payment provider does not accept decrypted data.'),
  );
});

test.each<[FlowQuestion['mode'], 'wallet1' | 'wallet2', PaymentFlow['settingsThatApply']]>([
  ['checkout', 'wallet1', 'all'],
  ['s2s', 'wallet1', 'all'],
  ['checkout', 'wallet2', 'all'],
  ['s2s', 'wallet2', ['environment', 'privateKey']],
])('settingsThatApply in mode %s for %s: %j', (mode, wallet, settings) => {
  expect(findPaymentFlow({ ...BASE, ...KEYS[wallet], mode }).settingsThatApply).toEqual(settings);
});
