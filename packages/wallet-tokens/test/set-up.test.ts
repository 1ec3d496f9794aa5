import { describe, expect, test } from 'vitest';
import { clientRequestNames, wallet1SetUp, wallet2ClientRequest, wallet2Panel, wallet2SetUp } from '../src/index.ts';
import { ruleDocs } from '../src/rule-docs.ts';

const find = (request: object) => clientRequestNames.check?.({ ...request }, { profile: {} }) ?? [];

test('the set-ups have the document’s steps, with the settings that they fill', () => {
  expect(wallet1SetUp.steps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5]);
  expect(wallet2SetUp.steps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6]);
  const gathered = new Set(wallet1SetUp.steps.slice(0, 4).flatMap(({ settings }) => settings));
  expect([...gathered]).toEqual(wallet1SetUp.steps[4]?.settings);
  expect(wallet2SetUp.steps[2]?.settings).toEqual(Object.keys(wallet2Panel.rows));
});

describe('the request to the client of wallet2', () => {
  test('is what section 4, E2, rule 4 lists', () => {
    const allowedAuthMethods = ['PAN_ONLY', 'CRYPTOGRAM_3DS'];
    const allowedCardNetworks = ['AMEX', 'DISCOVER', 'JCB', 'MASTERCARD', 'VISA'];
    const parameters = { gateway: 'example', gatewayMerchantId: 'client-key' };
    const tokenizationSpecification = { type: 'PAYMENT_GATEWAY', parameters };
    const method = { type: 'CARD', parameters: { allowedAuthMethods, allowedCardNetworks }, tokenizationSpecification };
    const request = { apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: [method] };
    expect(wallet2ClientRequest({ gateway: 'example' }, 'client-key')).toEqual(request);
  });

  test.each<[('VISA' | 'JCB')[], number]>([
    [['VISA'], 1],
    [[], 5],
  ])('has the networks that the settings support, or all: %j', (supportedNetworks, count) => {
    const request = wallet2ClientRequest({ gateway: 'example', supportedNetworks }, 'client-key');
    expect(request.allowedPaymentMethods[0].parameters.allowedCardNetworks).toHaveLength(count);
  });

  test('has the names that the provider reads', () => {
    expect(find(wallet2ClientRequest({ gateway: 'example' }, 'client-key'))).toEqual([]);
  });
});

test('the names of a request: examples', () => {
  const { accepts = [], rejects = [] } = ruleDocs[clientRequestNames.id] ?? {};
  expect(accepts.flatMap(({ value }) => find(Object(value)))).toEqual([]);
  expect(rejects.map(({ value }) => find(Object(value)).length)).toEqual([2, 1]);
});

test('the names of a request are found in its methods too', () => {
  expect(find({ allowPaymentMethods: [{ parameters: { allowedCardAuthMethods: [] } }] })).toMatchObject([
    { path: ['allowPaymentMethods'], fix: { name: 'allowedPaymentMethods' } },
    { path: ['allowPaymentMethods', 0, 'parameters', 'allowedCardAuthMethods'], fix: { name: 'allowedAuthMethods' } },
  ]);
  expect(find({ allowedPaymentMethods: [null, { parameters: null }, {}] })).toEqual([]);
});

test('no fix is offered where both names are used', () => {
  const [found] = find({ allowPaymentMethods: 'CARD', allowedPaymentMethods: [] });
  expect(found).not.toHaveProperty('fix');
});
