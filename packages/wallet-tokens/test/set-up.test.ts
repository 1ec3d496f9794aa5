import { check, formatPath } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import {
  createWallet2ClientRequest,
  wallet1SetUp,
  wallet2ClientRequestType,
  wallet2SettingsTable,
  wallet2SetUp,
} from '../src/index.ts';

const { values: METHODS } = wallet2SettingsTable.rows.allowedAuthMethod[3];
const { values: NETWORKS } = wallet2SettingsTable.rows.supportedNetworks[3];

const find = (request: object) => check(wallet2ClientRequestType, request);

test("wallet1SetUp and wallet2SetUp have the document's steps, and cover the settings", () => {
  expect(wallet1SetUp.steps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5]);
  expect(wallet2SetUp.steps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6]);
  const gathered = new Set(wallet1SetUp.steps.slice(0, 4).flatMap(({ settings }) => settings));
  expect([...gathered]).toEqual(wallet1SetUp.steps[4]?.settings);
  expect(wallet2SetUp.steps[2]?.settings).toEqual(Object.keys(wallet2SettingsTable.rows));
});

describe('createWallet2ClientRequest', () => {
  test('has the values that section 4, E2, rule 4 lists', () => {
    const allowedAuthMethods = METHODS;
    const allowedCardNetworks = NETWORKS;
    const parameters = { gateway: 'example', gatewayMerchantId: 'client-key' };
    const tokenizationSpecification = { type: 'PAYMENT_GATEWAY', parameters };
    const method = { type: 'CARD', parameters: { allowedAuthMethods, allowedCardNetworks }, tokenizationSpecification };
    const request = { apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: [method] };
    expect(createWallet2ClientRequest({ gateway: 'example' }, 'client-key')).toEqual(request);
  });

  test.each<[('VISA' | 'JCB')[], number]>([
    [['VISA'], 1],
    [[], NETWORKS.length],
  ])('has the supportedNetworks of the settings, or all: %j', (supportedNetworks, count) => {
    const request = createWallet2ClientRequest({ gateway: 'example', supportedNetworks }, 'client-key');
    expect(request.allowedPaymentMethods[0].parameters.allowedCardNetworks).toHaveLength(count);
  });

  test('has no findings', () => {
    expect(find(createWallet2ClientRequest({ gateway: 'example' }, 'client-key'))).toEqual([]);
  });
});

describe('wallet2ClientRequestType', () => {
  const made = createWallet2ClientRequest({ gateway: 'example' }, 'client-key');
  const [method] = made.allowedPaymentMethods;
  const withMethod = (changes: object) => ({ ...made, allowedPaymentMethods: [{ ...method, ...changes }] });
  const cards = method.parameters;
  const spec = method.tokenizationSpecification;
  const ofCards = (changes: object) => withMethod({ parameters: { ...cards, ...changes } });
  const ofSpec = (changes: object) => withMethod({ tokenizationSpecification: { ...spec, ...changes } });
  // biome-ignore format: a table
  test.each<[string, object, string[]]>([
    ['more fields', { ...withMethod({ more: {} }), transactionInfo: { countryCode: 'FR' } }, []],
    ["the document's name for the methods", { allowPaymentMethods: [method] }, ['info allowPaymentMethods']],
    ["the document's name for the authentication methods", ofCards({ allowedAuthMethods: undefined, allowedCardAuthMethods: cards.allowedAuthMethods }), ['info allowedPaymentMethods[0].parameters.allowedCardAuthMethods']],
    ['no methods', { apiVersion: 2 }, ['warning allowedPaymentMethods']],
    ['another type', withMethod({ type: 'OTHER' }), ['error allowedPaymentMethods[0].type']],
    ['one authentication method', ofCards({ allowedAuthMethods: ['PAN_ONLY'] }), ['warning allowedPaymentMethods[0].parameters.allowedAuthMethods']],
    ['an unknown authentication method', ofCards({ allowedAuthMethods: [...cards.allowedAuthMethods, 'PIN'] }), [`error allowedPaymentMethods[0].parameters.allowedAuthMethods[${METHODS.length}]`]],
    ['an unknown network', ofCards({ allowedCardNetworks: ['OTHER'] }), ['error allowedPaymentMethods[0].parameters.allowedCardNetworks[0]']],
    ['direct tokenization', ofSpec({ type: 'OTHER' }), ['error allowedPaymentMethods[0].tokenizationSpecification.type']],
    ['no client key', ofSpec({ parameters: { gateway: 'example' } }), ['error allowedPaymentMethods[0].tokenizationSpecification.parameters.gatewayMerchantId']],
  ])('%s', (_, request, found) => {
    expect(find(request).map(({ severity, path }) => `${severity} ${formatPath(path)}`)).toEqual(found);
  });
});

test('document-name has no fix if the request has both names', () => {
  const [found] = find({ allowPaymentMethods: 'CARD', allowedPaymentMethods: [] });
  expect(found?.code).toBe('document-name');
  expect(found).not.toHaveProperty('fix');
});
