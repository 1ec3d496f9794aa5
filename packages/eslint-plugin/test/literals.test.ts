import { readFileSync } from 'node:fs';
import parser from '@typescript-eslint/parser';
import { describe, expect, test } from 'vitest';
// @boundaries-ignore The command is tested with the same list.
import { LOOK_ALIKE_VALUES, WITH_MISTAKES } from '../../lint/test/look-alikes.ts';
import type { PgSettings } from '../src/index.ts';
import { lintRuleOf, type Message, majors } from './majors.ts';

/** Code, and its findings: the reported code, and the rule. */
type Case = [code: string, ...found: string[]];

/** A call with a payload that has no other finding. */
const call = (inside: string): string => `createSessionRequest(url, { merchant_key: 'key', order, ${inside} })`;

const card = (inside: string): string => call(`methods: ['card'], parameters: { card: ${inside} }`);

const item = (inside: string): string => card(`{ cart: { items: [{ ${inside} }] } }`);

const reportedCode = (code: string, { line, column, endColumn = column }: Message): string | undefined =>
  code.split('\n')[line - 1]?.slice(column - 1, endColumn - 1);

/** A call with a sale that may have other fields too. */
const sale = (brand: string, token: string): string =>
  `createSaleRequest(url, { ...rest, ${brand}, "parameters[paymentToken]": ${token} })`;

const TOKEN = `'${JSON.stringify({ protocolVersion: 'ECv2SigningOnly', signature: 'MAAA', x: 1 })}'`;

const SALE = '{ brand: "wallet2", "parameters[paymentToken]": "{}" }';
const SALE_FIELDS = Array<string>(6).fill('sale-fields');

const at = (code: string, ...rules: string[]): string[] => rules.map((rule) => `${code}: ${rule}`);

describe.each(majors)('ESLint $version', ({ verify }) => {
  const expectFound = (
    file: string,
    code: string,
    found: readonly string[],
    settings: PgSettings = {},
    configuration?: object,
  ) => {
    const messages = verify({ file, text: code, settings, parser, ...(configuration && { configuration }) });
    expect(messages.map((message) => `${reportedCode(code, message)}: ${lintRuleOf(message)}`)).toEqual(found);
  };

  test.each<Case>([
    [call("operation: 'purchase', methods: ['card'], 'parameters': {}, ['customer']: {}")],
    [call("methods: 'card'"), "'card': value-type"],
    [call('["methods"]: `card`'), '`card`: value-type'],
    [call("methods: ['card', -1]"), '-1: value-type'],
    [call('methds: []'), 'methds: unknown-field'],
    [call('5: 1, ["__proto__"]: 1'), '5: unknown-field', '"__proto__": unknown-field'],
    [call('hash: 5'), '5: value-type'],
    [call('methods: true'), 'true: value-type'],
    [call('methods: null'), 'null: value-type'],
    [item('quantityUnit: `pcs`, quantity: 1'), '`pcs`: allowed-value'],
    [item('quantity: -1'), '-1: type-code'],
    [call('methods: ["card"],\n  customer: {\n    email: 5 }'), '5: value-type'],
    [card("{ descriptor: 'twenty characters...' }")],
    [card("{ descriptor: 'twenty-one characters' }"), "'twenty-one characters': string-length"],
    ["sdk.createSessionRequest(url, { methods: 'card', merchant_key, order })", "'card': value-type"],
    ['createSessionRequest(url, { order })', '{ order }: expected-field'],
    [`createSaleRequest(url, ${SALE})`, ...at(SALE, ...SALE_FIELDS), '"{}": not-a-token'],
    ["createSessionRequest(url, { methods: 'card', merchant_key, order }, ...more)", "'card': value-type"],
    ["createSessionRequest(url, 'card'); createSessionRequest(url, [])"],
    ["other(url, { methods: 'card' }); createSessionRequest({ methods: 'card' }); createSessionRequest(url, methods)"],
    ["createSessionRequest(...both, { methods: 'card' }); createSessionRequest(url); createSaleRequest(url)"],
  ])('a call: %s', (code, ...found) => {
    expectFound('a.js', code, found);
  });

  test.each<Case>([
    [call('methods, parameters: { card: entries() }, customer: { ...customer, email: 5 }'), '5: value-type'],
    // A known name with an unknown value.
    [call('mehtods'), 'mehtods: unknown-field'],
    [call('[name]: 1, methods: "card"'), '"card": value-type'],
    [call('methods: "card", [name]: 1')],
    [call('...rest, methods: "card"'), '"card": value-type'],
    [call('methods: "card", ...rest')],
    [call('[name]: 1, methods: "card", ...rest')],
    [call('get methods() { return "card"; }, parameters() {}')],
    [call(`methods: \`\${method}\`, operation: /purchase/, customer: 1n, hash: undefined`)],
    [call('hash: -hash, operation: +1, methods: -"1"')],
    [call('methods: isCard ? "card" : []')],
    ['createSessionRequest(url, { ...base }); createSessionRequest(url, { __proto__: base })'],
    // Conditionally required fields.
    [
      card('{ bnrg_installm_def: a, bnrg_installm_months: b }'),
      '{ bnrg_installm_def: a, bnrg_installm_months: b }: required',
    ],
    [card('{ bnrg_installm_def: months, ...rest }')],
    // A misspelled field: the correct name is certainly missing only if no unknown name can be it.
    [card('{ Bnrg_installm_def: a, bnrg_installm_months: b, bnrg_installm_plan: c }'), 'Bnrg_installm_def: required'],
    [card('{ Bnrg_installm_def: months, ...rest }'), 'Bnrg_installm_def: unknown-field'],
    [card('{ bnrg_installm_def: months, [name]: months }')],
    // Rules across fields.
    [card('{ descriptor: text, shipping: address }'), 'descriptor: one-set'],
    [card('{ descriptor: text, shipping: address, ...rest }')],
    [card('{ ...rest, descriptor: text, shipping: address }')],
    [call('methods: ["card"], parameters: { naps: entries }'), 'naps: method-not-listed'],
    [call('methods: ["card", other], parameters: { naps: entries }')],
    [call('methods: ["card", ...others], parameters: { naps: entries }')],
    [call('methods: [...others], parameters: { naps: entries }')],
    [call('methods: ["vcard"], customer'), '"vcard": brand-among-methods'],
    [call('methods: [, "vcard"]'), '"vcard": brand-among-methods'],
    ['createSessionRequest(url, { merchant_key, order: { number, ...rest } })'],
    [
      'createSessionRequest(url, { order: { number, amount, currency } })',
      '{ order: { number, amount, currency } }: expected-field',
      '{ number, amount, currency }: expected-field',
    ],
    [call('operation: "purchase", parameters: { card: { payee_city: city } }'), '"purchase": debit-operation'],
    [call('operation, parameters: { card: { payee_city: city } }')],
    [item('commodityCode: code'), '{ commodityCode: code }: tax-category'],
    [item('commodityCode: code, taxCategory')],
    [item('commodityCode: code, ...rest')],
    [item('...rest, quantityUnit: "pcs"'), '"pcs": allowed-value'],
    [card('{ cart: { items: [...items, { quantityUnit: "pcs" }] } }')],
    [card('{ cart: { items: [...items, { quantityUnit: "pcs" }, ...items] } }')],
    [card('{ cart: { items: [{ quantityUnit: "pcs" }, ...items] } }'), '"pcs": allowed-value'],
    [card('{ cart: { items: [first, { quantityUnit: "pcs" }] } }'), '"pcs": allowed-value'],
    // Strings with a token.
    [sale('brand: "wallet2"', '"{}"'), '"{}": not-a-token'],
    [sale('brand: "wallet2"', TOKEN), ...at(TOKEN, 'signing-only', 'token-fields', 'string-format', 'required')],
    [sale('brand: "wallet2"', 'token')],
    [sale('brand', '"{}"')],
  ])('unknown values and fields: %s', (code, ...found) => {
    expectFound('a.js', code, found);
  });

  test.each<Case>([
    ['const body: SessionRequest = { methods: "card", merchant_key, order };', '"card": value-type'],
    ['export let body: pg.SessionRequest = { methods: "card", merchant_key, order };', '"card": value-type'],
    ['const card = { descriptor: 5 } satisfies CardParams;', '5: value-type'],
    ['const card = { descriptor: 5 as const } as const satisfies CardParams;', '5: value-type'],
    ['const card = { descriptor: 5 satisfies number } satisfies CardParams;', '5: value-type'],
    ['const panel: Wallet2Settings = { environment: <const>"test", privateKey };', '"test": allowed-value'],
    ['createSessionRequest(url, { methods: 5!, merchant_key, order } satisfies SessionRequest);', '5: value-type'],
    ['let body: SessionRequest; const make: () => CardParams = () => ({});'],
    ['const card: Other = { descriptor: 5 }'],
    ['const cast = { descriptor: 5 } as CardParams', '5: value-type'],
    ['const cast = { descriptor: 5 } as unknown as CardParams'],
    ['const list: readonly CardParams[] = [{ descriptor: 5 }];', '5: value-type'],
    ['const list: Array<CardParams> = [{ descriptor: 5 }];', '5: value-type'],
    ['function make(): CardParams { return { descriptor: 5 }; }', '5: value-type'],
    ['const make = async (): Promise<CardParams> => ({ descriptor: 5 });', '5: value-type'],
    ['class A { card: CardParams = { descriptor: 5 }; }', '5: value-type'],
    ['function pay(card: CardParams = { descriptor: 5 }) {}', '5: value-type'],
    ['const card: CardParams = isLong ? { descriptor: 5 } : { descriptor: "a" };', '5: value-type'],
    ['const body: Partial<SessionRequest> = { methods: "card" };', '"card": value-type'],
    ['const byName: Record<string, CardParams> = { descriptor: 5 };'],
    ['const { a }: CardParams = {};'],
  ])('a type: %s', (code, ...found) => {
    expectFound('a.ts', code, found);
  });

  const SHIPPING = '{ shipping: { houseNumber1: 1, houseNumber2: "2" } }';

  test.each<Case>([
    ['const body = SHIPPING; send(body);', '1: value-type'],
    ['let body; body = SHIPPING;', '1: value-type'],
    ['send(SHIPPING)', '1: value-type'],
    ['export default SHIPPING', '1: value-type'],
    ['module.exports = { ok: SHIPPING }', '1: value-type'],
    ['const all = [SHIPPING];', '1: value-type'],
    ['class A { body = SHIPPING; }', '1: value-type'],
    ['const make = () => (SHIPPING);', '1: value-type'],
    ['function make(body = SHIPPING) { return body; }', '1: value-type'],
    ['fetch(url, { method: "POST", body: JSON.stringify(SHIPPING) });', '1: value-type'],
    ['axios.post(url, SHIPPING)', '1: value-type'],
    ['axios({ url, data: SHIPPING })', '1: value-type'],
    ['fetch(url, { body: JSON.stringify({ data: SHIPPING }) })', '1: value-type'],
    ['test.each([[SHIPPING, 400], [{ brand: "visa" }, 200]])("%j", run)', '1: value-type'],
    ['test.each([{ given: SHIPPING, status: 400 }])("$status", run)', '1: value-type'],
    ['build(SHIPPING, { methods: "card" })', '1: value-type'],
    ['new URLSearchParams({ ...rest, action: "SALE", brand: "naps", order_amount: "1" })', '"1": string-format'],
    [
      'const f = new FormData(); f.append(a, b); f.append("action", "SALE"); f.set("brand", "naps"); f.append("order_amount", "1")',
      '"1": string-format',
    ],
    ['const p = new URLSearchParams(); p.append("brand", "n"); q.append("action", "SALE"); p.get("payer_ip", 5)'],
    ['test.each`card\n${SHIPPING}`("$card", run)', '1: value-type'],
    ['const a = { payee_city: city, payee_zip: zip, payee_birth_date: "5" };', '"5": string-format'],
    ['const a = { properties: SHIPPING };'],
    ['const a = { amount: 5, brand: "visa", data: {} };'],
    ['const sale = { action: "SALE", order_id: "1", order_amount: "1.00" };'],
    ['const a = { "protocolVersion": "ECv2", "signature": 5, "signedMessage": "{}", intermediateSigningKey: {} };'],
  ])('a payload that is recognized by its fields: %s', (code, ...found) => {
    expectFound('a.js', code.replaceAll('SHIPPING', SHIPPING), found);
  });

  test.each(LOOK_ALIKE_VALUES)(
    'a literal with the names of a payload, but other values, is left alone: %s',
    (_, value) => {
      const literal = JSON.stringify(value);
      expectFound('a.js', `export default ${literal}; send(${JSON.stringify(literal)});`, []);
    },
  );

  const ofJson = WITH_MISTAKES.filter(([, file]) => file.endsWith('.json'));

  test.each(ofJson)('a string with a payload is checked, also with %s', (_, __, text) => {
    expect(verify({ file: 'a.js', text: `send(${JSON.stringify(text)});` })).not.toEqual([]);
  });

  test.each([
    'z.object({ payee_city: z.string(), payee_zip: z.string(), descriptor: z.string(), payee_nme: z.any() })',
    "pgTable('payees', { payee_city: varchar('city'), payee_zip: char('zip'), descriptor: text(), payee_nme: text() })",
    'C.propTypes = { payee_city: P.string, payee_zip: P.string.isRequired, descriptor: P.string, payee_nme: P.any }',
    "const labels = { payee_city: t('city'), payee_zip: t('zip'), descriptor: t('d'), payee_nme: t('name') }",
    "useForm({ defaultValues: { payee_city: user.city, payee_zip: '', descriptor: '' } })",
    'const parse = { payee_city: String, payee_zip: Number, descriptor: (text) => text.trim(), payee_nme: trim }',
  ])('a literal with the names of a payload, but no known value, is left alone: %s', (code) => {
    expectFound('a.js', code, []);
  });

  const BODY = '{"merchant_key":"k","operation":"purchase","methods":["card"],"order":{"number":"1","amount":"1"}}';

  const QUOTED = String.raw`"{\"merchant_key\":1,\"operation\":\"purchase\",\"methods\":[\"card\"],\"order\":{}}"`;

  test.each<Case>([
    [`send('${BODY}')`, ...at('{', ...Array<string>(3).fill('expected-field')), '"1": string-format'],
    [
      'f(`action=SALE&brand=naps&order_amount=1`)',
      ...at('', ...Array<string>(5).fill('sale-fields')),
      '1: string-format',
    ],
    // With escapes, the whole string is underlined.
    [`send(${QUOTED})`, ...at(QUOTED, 'value-type', ...Array<string>(5).fill('expected-field'))],
    ["send(`\n  { 'x': 1 }`); send('{}'); send('a=b'); send('{\"brand\":\"visa\"}'); send(\"{ merchant_key }\")"],
    ["send('action=SALE&brand=naps&order_amount=1&client_key=' + key)"],
  ])('a string with a payload: %s', (code, ...found) => {
    expectFound('a.js', code, found);
  });

  const profile = { require: ['parameters.card.shipping.street1'] };
  const settings: PgSettings = {
    calls: {
      sendCard: { kind: 'card-params', argument: 0 },
      build: { kind: 'session-request', argument: 0, partial: true },
      createSessionRequest: false,
    },
    types: { Card: 'card-params', SessionRequest: false },
  };

  test.each<Case>([
    ['api.sendCard({ descriptor: 5 })', '5: value-type'],
    ['createSessionRequest(url, {})'],
    ['build({ order: { ...order, amount: "1" }, methods: "card" })', '"1": string-format', '"card": value-type'],
    ['const card: Card = { descriptor: 5 }, body: SessionRequest = {};', '5: value-type'],
    ['sendCard({ shipping: {} })', '{}: profile-field'],
    ['sendCard({ shipping: {}, descriptor })', 'shipping: one-set', '{}: profile-field'],
    ['sendCard({ shipping: { street1 } }); sendCard({ shipping: { ...address } }); sendCard({ shipping })'],
  ])('with settings: %s', (code, ...found) => {
    expectFound('a.ts', code, found, settings, { profile });
  });

  test('requests of wallet2 for other gateways, and other actions than SALE, are not checked', () => {
    const file = new URL('../../lint/test/client-requests.json', import.meta.url);
    const clientRequests: readonly object[] = JSON.parse(readFileSync(file, 'utf8'));
    for (const request of clientRequests.map((each) => JSON.stringify(each))) {
      expectFound('a.js', `send(${request}); send('${request}')`, []);
    }
    expectFound('a.js', 'send({ action: "CAPTURE", client_key: "k", trans_id: "1", order_amount: "1" })', []);
  });

  const request = `{ allowedPaymentMethods: [{ type: 'card', parameters, tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: { gateway: 'ours', gatewayMerchantId } } }] }`;

  test.each<[wallet2: object, settings: PgSettings, found: string[]]>([
    [{}, {}, []],
    [{ gateway: 'ours' }, {}, ["'card': allowed-value"]],
    [{ gateway: 'other' }, {}, []],
    [{ gateway: 'ours' }, { kinds: { 'wallet2-client-request': false } }, []],
  ])('with the wallet %j and the settings %j, a request of wallet2 has the findings %j', (wallet2, settings, found) => {
    expectFound('a.js', `client.loadPaymentData(${request})`, found, settings, { wallets: { wallet2 } });
  });

  test('a kind that is turned off is not checked', () => {
    const settings: PgSettings = { kinds: { 'card-params': false } };
    const card = '{"shipping":{"type":"sent back","houseNumber1":"1","houseNumber2":"2"}}';
    expectFound('a.js', `const card: CardParams = ${card}`.replace(': CardParams', ''), [], settings);
    expectFound('a.json', card, [], settings);
    expectFound('a.js', call("methods: 'card'"), ["'card': value-type"], settings);
  });
});
