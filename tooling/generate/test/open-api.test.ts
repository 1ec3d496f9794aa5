import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { openApi } from '../src/open-api.ts';

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate({ ...(await openApi()) })).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('has both operations, with their media types', async () => {
  const { paths } = await openApi();
  expect(
    Object.entries(paths).map(([path, { servers, post }]) => [
      `${servers[0]?.url}${path}`,
      Object.keys(post.requestBody.content),
    ]),
  ).toEqual([
    ['https://{host}/api/v1/session', ['application/json']],
    ['https://{s2s_host}/post-va', ['application/x-www-form-urlencoded']],
  ]);
});

test('each object of the tables is a component with the name of its schema', async () => {
  const { paths, components } = await openApi();
  const bodies = Object.values(paths).flatMap(({ post }) => Object.values(post.requestBody.content));
  expect(bodies.map(({ schema }) => schema.$ref)).toEqual([
    '#/components/schemas/SessionRequest',
    '#/components/schemas/Sale',
  ]);
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining([
      'BillingAddress',
      'CardParams',
      'Cart',
      'CartItem',
      'Order',
      'Set1Instalments',
      'Set6Cart',
      'Shipping',
      'Wallet2PaymentToken',
    ]),
  );
  const referred = [...JSON.stringify([paths, components]).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  expect([...new Set(referred.map(([, name]) => name))].sort()).toEqual(Object.keys(components.schemas));
});

test.each([
  ['SessionRequest', { order: { amount: '1' } }, false],
  ['SessionRequest', { parameters: { card: { cart: { items: [{ quantityUnit: 'pcs' }] } } } }, false],
  ['SessionRequest', { parameters: { card: { cart: { items: [{ quantityUnit: 'KG' }] } } } }, true],
  ['SessionRequest', { parameters: { card: { bnrg_installm_def: '00' } } }, false],
  ['SessionRequest', { parameters: { card: { descriptor: 1 } } }, false],
  ['SessionRequest', {}, true],
  ['SessionRequest', [], false],
  ['Sale', { 'parameters[extra]': '1' }, true],
])('%s: %j is accepted: %s', async (name, body, isAccepted) => {
  const { components } = await openApi();
  const ajv = new Ajv2020({ strict: true });
  ajv.addVocabulary(['components']).addSchema({ $id: 'urn:pg:openapi', components });
  expect(ajv.validate({ $ref: `urn:pg:openapi#/components/schemas/${name}` }, body)).toBe(isAccepted);
});
