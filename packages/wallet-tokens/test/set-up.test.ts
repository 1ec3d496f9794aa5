import { describe, expect, test } from 'vitest';
import { wallet2ClientRequest } from '../src/set-up/client-request.ts';
import { clientRequestNames } from '../src/set-up/client-request-names.ts';
import { wallet1SetUp } from '../src/set-up/wallet1-set-up.ts';
import { wallet2SetUp } from '../src/set-up/wallet2-set-up.ts';
import { wallet2Panel } from '../src/settings/wallet2-panel.ts';

const find = (request: object) => clientRequestNames.check?.({ ...request }, { profile: {} }) ?? [];

test('the set-ups have the document’s steps, and fill what its steps fill', () => {
  expect(wallet1SetUp.steps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5]);
  expect(wallet2SetUp.steps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6]);
  const gathered = new Set(wallet1SetUp.steps.slice(0, 4).flatMap(({ settings }) => settings));
  expect([...gathered]).toEqual(wallet1SetUp.steps[4]?.settings);
  expect(wallet2SetUp.steps[2]?.settings).toEqual(Object.keys(wallet2Panel.rows));
});

describe('what the client of wallet2 is asked for', () => {
  const [method] = wallet2ClientRequest({ gateway: 'example' }, 'client-key').allowedPaymentMethods;

  test('is what section 4, E2, rule 4 lists', () => {
    expect(method).toEqual({
      type: 'CARD',
      parameters: {
        allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
        allowedCardNetworks: ['AMEX', 'DISCOVER', 'JCB', 'MASTERCARD', 'VISA'],
      },
      tokenizationSpecification: {
        type: 'PAYMENT_GATEWAY',
        parameters: { gateway: 'example', gatewayMerchantId: 'client-key' },
      },
    });
  });

  test.each<[('JCB' | 'VISA')[], string[]]>([
    [
      ['VISA', 'JCB'],
      ['VISA', 'JCB'],
    ],
    [[], ['AMEX', 'DISCOVER', 'JCB', 'MASTERCARD', 'VISA']],
  ])('has the networks that the settings support: %j', (supportedNetworks, networks) => {
    const request = wallet2ClientRequest({ gateway: 'example', supportedNetworks }, 'client-key');
    expect(request.allowedPaymentMethods[0].parameters.allowedCardNetworks).toEqual(networks);
  });

  test('has the names that the provider reads', () => {
    expect(find(wallet2ClientRequest({ gateway: 'example' }, 'client-key'))).toEqual([]);
  });
});

test('the names of a request: examples', () => {
  for (const { value } of clientRequestNames.accepts) expect(find(Object(value))).toEqual([]);
  for (const { value } of clientRequestNames.rejects) expect(find(Object(value))).not.toEqual([]);
});

test.each<[string, object, object[]]>([
  [
    'both of the document’s',
    { allowPaymentMethods: [{ parameters: { allowedCardAuthMethods: [] } }] },
    [
      { path: ['allowPaymentMethods'], fix: { name: 'allowedPaymentMethods' } },
      {
        path: ['allowPaymentMethods', 0, 'parameters', 'allowedCardAuthMethods'],
        fix: { name: 'allowedAuthMethods' },
      },
    ],
  ],
  ['neither', { allowedPaymentMethods: [null, { parameters: null }, {}] }, []],
])('the names of a request: %s', (_, request, found) => {
  expect(find(request)).toMatchObject(found);
  expect(find(request)).toHaveLength(found.length);
});

test('no replacement is offered where both names stand', () => {
  const [found] = find({ allowPaymentMethods: 'CARD', allowedPaymentMethods: [] });
  expect(found).not.toHaveProperty('fix');
});
