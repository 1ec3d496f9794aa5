import { CardParams } from '@pg/card-params';
import { createSessionRequest, SessionRequest } from '@pg/session-request';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { lintText } from '../src/index.ts';

const session = (fields: object): string => JSON.stringify({ merchant_key: 'key', hash: 'hash', ...fields });
const order = (fields: object): string =>
  session({ order: { number: '1', amount: '1.00', currency: 'EUR', description: 'Cup', ...fields } });
const item = (fields: object): string => JSON.stringify({ cart: { items: [{ name: 'Cup', ...fields }] } });
const sale = (fields: string): string =>
  `action=SALE&client_key=k&brand=naps&order_id=1&order_amount=1.00&order_currency=EUR&order_description=x&hash=h&${fields}`;

const found = (kind: string, text: string): string[] =>
  lintText(text, { kind }).findings.map(
    (finding) => `${finding.severity} ${finding.basis}: ${finding.code} ${finding.path.join('.')}`,
  );

/** The document's sentence, a kind, a payload, and its findings. */
// biome-ignore format: a table
const CASES: readonly [sentence: string, kind: string, text: string, ...findings: string[]][] = [
  // Section 2.2.
  ['The sets below are alternatives that depend on the connector.', 'card-params', '{"descriptor":"x","bnrg_installm_plan":"03"}',
    'warning inferred: missing-if-set bnrg_installm_def',
    'warning inferred: missing-if-set bnrg_installm_months',
    'warning inferred: tied-sets descriptor'],
  ['The letter is the character class, followed by the maximum length.', 'card-params', item({ description: 7 }),
    'warning inferred: number-in-text cart.items.0.description'],
  ['values given: `GIFTCARD`, `PROMOTION`', 'card-params', '{"cart":{"payments":[{"type":7}]}}',
    'error stated: wrong-type cart.payments.0.type'],
  ['A2 [A-Za-z]2', 'card-params', '{"shipping":{"country":7}}', 'error stated: wrong-type shipping.country'],
  ['Level-3 card data tax category (described as mandatory)', 'card-params', item({ commodityDescription: 12 }),
    'warning inferred: tax-category cart.items.0.taxCategory',
    'warning inferred: number-in-text cart.items.0.commodityDescription'],
  ['Country, ISO 3166-1', 'card-params', '{"shipping":{"country":"fr"}}', 'warning inferred: wrong-case shipping.country'],
  ['Currency of the price', 'card-params', item({ currency: 'eur' }), 'warning inferred: wrong-case cart.items.0.currency'],
  ['In the payload the same data is nested inside `parameters.card`', 'card-params',
    '{"parameters[cart][items][0][name]":"Cup","parameters[cart][items][2][name]":"Plate"}',
    'error stated: bracket-name parameters[cart][items][0][name]',
    'error stated: bracket-name parameters[cart][items][2][name]'],
  ['valid URL', 'card-params', item({ productUrl: 'https://shop.example/%zz' }), 'error stated: percent-in-url cart.items.0.productUrl'],
  ['valid URL', 'card-params', item({ productUrl: 'https://shop.example/a\tb' }), 'error stated: character-in-url cart.items.0.productUrl'],
  ...['x:', 'https://..'].map((url): [string, string, string, string] => ['valid URL', 'card-params', item({ productUrl: url }),
    'warning inferred: not-a-web-url cart.items.0.productUrl']),
  ['valid URL', 'card-params', item({ productUrl: 'about:blank' }),
    'warning inferred: not-for-browsers cart.items.0.productUrl'],
  ['valid URL', 'card-params', item({ productUrl: 'https://https://shop.example' }),
    'warning inferred: two-schemes cart.items.0.productUrl'],
  ['allowed values', 'card-params', item({ quantityUnit: 'kg\n' }), 'error stated: wrong-case cart.items.0.quantityUnit'],
  // Section 2.1.
  ['Decimal amount with a point and two decimals', 'session-request', order({ amount: '-10.00' }), 'warning inferred: negative order.amount'],
  ['Decimal amount with a point and two decimals', 'session-request', order({ amount: '0.00' })],
  ['Decimal amount with a point and two decimals', 'session-request', order({ amount: '010.00' }),
    'warning inferred: zeros-before-amount order.amount'],
  ['Currency code of 3 letters', 'session-request', order({ currency: 'eur' }), 'warning inferred: wrong-case order.currency'],
  // Section 2.4.
  ['Five card-network codes: the codes of the two largest card networks plus three others', 'wallet2-settings',
    '{"privateKey":"<KEY>","supportedNetworks":["OTHER"]}', 'error stated: not-listed supportedNetworks.0'],
  ['written in upper case', 'wallet2-settings', '{"privateKey":"<KEY>","supportedNetworks":["Visa","Jcb"]}',
    'error published: wrong-case supportedNetworks.0', 'error stated: wrong-case supportedNetworks.1'],
  // Section 4, E2.
  ['URL-encoded form fields', 'sale-form', `?${sale('payer_ip=192.0.2.1')}`, 'warning inferred: misspelled-name ?action'],
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
      safeParse(schema, value).issues?.map(({ path = [] }) => `bracket-name ${path.at(-1)?.key}`);
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
    expect(notes).toEqual(['displayName', 'type'].map((name) => `info published: missing paymentMethod.${name}`));
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
