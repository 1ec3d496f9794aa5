import { CardParams } from '@pg/card-params';
import { createSessionRequest, SessionRequest } from '@pg/session-request';
import { wallet2SettingsTable } from '@pg/wallet-tokens';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
// @boundaries-ignore Tests take the words of a list from one place.
import { inWords } from '../../rule-kit/test/list-in-words.ts';
import { lintText } from '../src/index.ts';

const session = (fields: object): string => JSON.stringify({ merchant_key: 'key', hash: 'hash', ...fields });
const order = (fields: object): string =>
  session({ order: { number: '1', amount: '1.00', currency: 'EUR', description: 'Cup', ...fields } });
const item = (fields: object): string => JSON.stringify({ cart: { items: [{ name: 'Cup', ...fields }] } });
const sale = (fields: string): string =>
  `action=SALE&client_key=k&brand=naps&order_id=1&order_amount=1.00&order_currency=EUR&order_description=x&hash=h&${fields}`;

const found = (kind: string, text: string): string[] =>
  lintText(text, { kind }).findings.map((finding) => `${finding.severity} ${finding.basis}: ${finding.message}`);

const URL_LIKE = 'a URL like https://shop.example/done';

/** The document's sentence, a kind, a payload, and its findings. */
// biome-ignore format: a table
const CASES: readonly [sentence: string, kind: string, text: string, ...findings: string[]][] = [
  // Section 2.2.
  ['The sets below are alternatives that depend on the connector.', 'card-params', '{"descriptor":"x","bnrg_installm_plan":"03"}',
    'warning inferred: bnrg_installm_def is missing, if this is Set 1 (instalments)',
    'warning inferred: bnrg_installm_months is missing, if this is Set 1 (instalments)',
    'warning inferred: descriptor is of Set 3 (descriptor), and should not be sent with bnrg_installm_plan of Set 1 (instalments): the sets are alternatives'],
  ['The letter is the character class, followed by the maximum length.', 'card-params', item({ description: 7 }),
    'warning inferred: cart.items[0].description should be a string, but is a number: a number loses leading zeros'],
  ['values given: `GIFTCARD`, `PROMOTION`', 'card-params', '{"cart":{"payments":[{"type":7}]}}',
    'error stated: cart.payments[0].type must be a string, but is a number'],
  ['A2 [A-Za-z]2', 'card-params', '{"shipping":{"country":7}}', 'error stated: shipping.country must be a string, but is a number'],
  ['Level-3 card data tax category (described as mandatory)', 'card-params', item({ commodityDescription: 12 }),
    'warning inferred: cart.items[0].taxCategory is missing; an item with commodityDescription should have it',
    'warning inferred: cart.items[0].commodityDescription should be a string, but is a number: a number loses leading zeros'],
  ['Country, ISO 3166-1', 'card-params', '{"shipping":{"country":"fr"}}', 'warning inferred: shipping.country should be "FR", but is "fr"'],
  ['Currency of the price', 'card-params', item({ currency: 'eur' }), 'warning inferred: cart.items[0].currency should be "EUR", but is "eur"'],
  ['In the payload the same data is nested inside `parameters.card`', 'card-params',
    '{"parameters[cart][items][0][name]":"Cup","parameters[cart][items][2][name]":"Plate"}',
    'error stated: parameters[cart][items][0][name] must be nested objects: {"parameters": {"card": {"cart": {"items": [{"name": ...}]}}}}',
    'error stated: parameters[cart][items][2][name] must be nested objects: {"parameters": {"card": {"cart": {"items": [{"name": ...}]}}}}'],
  ['valid URL', 'card-params', item({ productUrl: 'https://shop.example/%zz' }), `error stated: cart.items[0].productUrl must be ${URL_LIKE}, but has a % without two hex digits at character 22`],
  ['valid URL', 'card-params', item({ productUrl: 'https://shop.example/a\tb' }), `error stated: cart.items[0].productUrl must be ${URL_LIKE}, but has a control character at character 23`],
  ...['x:', 'https://..'].map((url): [string, string, string, string] => ['valid URL', 'card-params', item({ productUrl: url }),
    'warning inferred: cart.items[0].productUrl should be a web URL, like https://shop.example/done']),
  ['valid URL', 'card-params', item({ productUrl: 'about:blank' }),
    'warning inferred: cart.items[0].productUrl should be a web URL, like https://shop.example/done, but is an about: URL'],
  ['valid URL', 'card-params', item({ productUrl: 'https://https://shop.example' }),
    'warning inferred: cart.items[0].productUrl should be a web URL, like https://shop.example/done, but starts with http twice'],
  ['allowed values', 'card-params', item({ quantityUnit: 'kg\n' }), 'error stated: cart.items[0].quantityUnit must be "KG", but is "kg\\n"'],
  // Section 2.1.
  ['Decimal amount with a point and two decimals', 'session-request', order({ amount: '-10.00' }), 'warning inferred: order.amount should not be negative'],
  ['Decimal amount with a point and two decimals', 'session-request', order({ amount: '0.00' })],
  ['Decimal amount with a point and two decimals', 'session-request', order({ amount: '010.00' }),
    'warning inferred: order.amount should have no zeros before its first digit, like 10.00'],
  ['Currency code of 3 letters', 'session-request', order({ currency: 'eur' }), 'warning inferred: order.currency should be "EUR", but is "eur"'],
  // Section 2.4.
  ['Five card-network codes: the codes of the two largest card networks plus three others', 'wallet2-settings',
    '{"privateKey":"<KEY>","supportedNetworks":["OTHER"]}', `error stated: supportedNetworks[0] must be ${inWords(wallet2SettingsTable.rows.supportedNetworks[3].values)}`],
  ['written in upper case', 'wallet2-settings', '{"privateKey":"<KEY>","supportedNetworks":["Visa","Jcb"]}',
    'error published: supportedNetworks[0] must be "VISA", but is "Visa"', 'error stated: supportedNetworks[1] must be "JCB", but is "Jcb"'],
  // Section 4, E2.
  ['URL-encoded form fields', 'sale-form', `?${sale('payer_ip=192.0.2.1')}`, 'warning inferred: ?action should be spelled action'],
];

describe('the corners of the rules', () => {
  test.each(CASES)('%s (%s): %s', (_, kind, text, ...findings) => {
    expect(found(kind, text)).toEqual(findings);
  });

  test.each([
    { 'parameters[cart][items][0][name]': 'Cup' },
    { 'parameters[cart][items][0][name]': 'Cup', 'parameters[cart][items][2][name]': 'Plate' },
  ])('"the same data is nested inside `parameters.card`": both schemas refuse %j', (card) => {
    const messages = (schema: typeof CardParams | typeof SessionRequest, value: unknown) =>
      safeParse(schema, value).issues?.map(({ message }) => message);
    const refused = found('card-params', JSON.stringify(card)).map((line) => line.replace('error stated: ', ''));
    expect(messages(CardParams, card)).toEqual(refused);
    expect(messages(SessionRequest, { parameters: { card } })).toEqual(refused);
    expect(messages(SessionRequest, card)).toEqual(refused);
  });

  test('"`AN` = alphanumeric": a number is sent, except with strict', async () => {
    const body = JSON.parse(order({}));
    body.parameters = { card: JSON.parse(item({ description: 7 })) };
    const send = (strict: boolean) => createSessionRequest('https://pay.example', body, { strict });
    expect(JSON.parse((await send(false)).body)).toEqual(body);
    await expect(send(true)).rejects.toThrow(
      'parameters.card.cart.items[0].description must be a string, but is a number',
    );
  });

  test('"plus `paymentMethod` with `displayName`, `network`, `type`": each has a note', () => {
    const token = '{"paymentData":{"version":"EC_v1"},"paymentMethod":{"network":"Visa"},"transactionIdentifier":"AB"}';
    const notes = found('wallet1-token', token).filter((line) => line.startsWith('info'));
    expect(notes).toEqual(['displayName', 'type'].map((name) => `info published: paymentMethod.${name} is missing`));
  });

  test('"`Content-Type` header: not shown": another one of a sale is a warning', () => {
    const send = (type: string) =>
      lintText(`curl https://s2s.pay.example/post-va -H 'Content-Type: ${type}' -d '${sale('payer_ip=192.0.2.1')}'`)
        .findings;
    for (const type of ['text/plain', 'application/json'])
      expect(send(type)).toMatchObject([{ rule: 'content-type', severity: 'warning', basis: 'inferred' }]);
    expect(send('application/x-www-form-urlencoded')).toEqual([]);
    // "Encoding: URL-encoded form fields"
    expect(send('multipart/form-data')).toMatchObject([{ rule: 'content-type', severity: 'error', basis: 'stated' }]);
  });

  test('"The account manager gives the list": a sale with many parameters of an acquirer is recognized', () => {
    const parameters = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`parameters[branch${i}]`, '1']));
    const complete = { ...Object.fromEntries(new URLSearchParams(sale('payer_ip=192.0.2.1'))), ...parameters };
    expect(lintText(JSON.stringify(complete), { onlyCertain: true }).kind).toBe('sale-form');
  });
});
