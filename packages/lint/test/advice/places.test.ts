import { expect, test } from 'vitest';
import { checkRequest, lintText, loadReader } from '../../src/index.ts';
import { sale, session, testAdvice } from './advice.ts';

const CUP = { name: 'Cup', quantityUnit: 'COUNT' };
const PIECE = { name: 'Cup', quantityUnit: 'pcs' };
const unit = (field: string): string =>
  `error: ${field} must be one of M, CM, KG, G, COUNT, but is "pcs". Send COUNT. The sample in the interface document sends pcs, against its own list.`;
const outside = (field: string, list: string): string =>
  `error: ${field} must be an object with this array in ${field}.${list}. Put the array into ${field}.${list}, like {"${list}": [...]}.`;
const around = (field: string, inner: string): string =>
  `error: ${field} must be left out: ${inner} is inside it, but belongs one level up. Move everything in it one level up, and remove it.`;

// biome-ignore format: a table
testAdvice('card-params', [
  [{ cart: [PIECE] }, [outside('cart', 'items'), unit('cart[0].quantityUnit')], { cart: { items: [CUP] } }],
  [{ cart: [CUP, PIECE] }, [outside('cart', 'items'), unit('cart[1].quantityUnit')], { cart: { items: [CUP, CUP] } }],
  [{ marketPlace: [{ id: 's1', amount: '9.90' }] }, [outside('marketPlace', 'sellers')], { marketPlace: { sellers: [{ id: 's1', amount: '9.90' }] } }],
  [{ marketPlace: [{ id: 's1', amount: 'x' }] }, [outside('marketPlace', 'sellers'), expect.stringMatching(/^error: marketPlace\[0\]\.amount must/)], { marketPlace: { sellers: [{ id: 's1', amount: '9.90' }] } }],
  [{ cart: { items: [{ item: PIECE }] } }, [around('cart.items[0].item', 'name'), unit('cart.items[0].item.quantityUnit')], { cart: { items: [CUP] } }],
  [{ cart: { items: { item: [PIECE] } } }, ['error: cart.items must be an array, but is an object with the array in item. Send that array in place of the object.', unit('cart.items.item[0].quantityUnit')], { cart: { items: [CUP] } }],
]);

const NO_DECIMALS = expect.stringMatching(/^error: \S*amount must/i);

// biome-ignore format: a table
testAdvice('session-request', [
  [{ data: session({}) }, [around('data', 'merchant_key')], session({})],
  [{ data: [session({})] }, [around('data', 'merchant_key')], session({})],
  [{ data: session({}, { amount: '5' }) }, [around('data', 'merchant_key'), NO_DECIMALS], session({})],
  [{ payload: JSON.stringify(session({}, { amount: '5' })) }, [around('payload', 'merchant_key'), NO_DECIMALS], session({})],
]);

const PREFIXED = sale({}).replaceAll(/(\w+)=/g, 'sale[$1]=');
const SPELLED = [...new URLSearchParams(sale({})).keys()].map(
  (name) => `warning: sale[${name}] should be spelled ${name}.`,
);

// biome-ignore format: a table
testAdvice('sale-form', [
  [PREFIXED, SPELLED, sale({}), sale({})],
  [`data=${JSON.stringify(Object.fromEntries(new URLSearchParams(sale({ order_amount: '5' }))))}`, [around('data', 'action'), NO_DECIMALS], sale({})],
]);

const POST = { method: 'POST', headers: { 'content-type': 'application/json' } };

test('a received session in a field is refused', async () => {
  const check = (body: object) => checkRequest({ ...POST, url: '/api/v1/session', body: JSON.stringify(body) });
  expect(await check({ data: session({}) })).toMatchObject({ status: 422, findings: [{ code: 'fields-inside' }] });
  expect(await check(session({}))).toMatchObject({ status: 200, findings: [] });
});

test('the endpoint of a request says what its body should be', async () => {
  const readPayloads = await loadReader.http();
  const check = (body: string) =>
    lintText(`POST /post-va\nContent-Type: application/x-www-form-urlencoded\n\n${body}\n`, { readPayloads }).findings;
  const body = `data=${encodeURIComponent(JSON.stringify(Object.fromEntries(new URLSearchParams(sale({})))))}`;
  expect(check(body)).toMatchObject([{ code: 'fields-inside', path: ['data'] }]);
  expect(check(PREFIXED).map(({ code }) => code)).toEqual(SPELLED.map(() => 'misspelled-name'));
  expect(check(sale({}))).toEqual([]);
});
