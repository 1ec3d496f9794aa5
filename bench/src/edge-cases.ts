import type { ContestantName } from './contestants.ts';

/** A payload, what is to be said of it, and who can't express that rule. */
export interface EdgeCase {
  readonly payload: unknown;
  readonly isValid: boolean;
  /** Contestants that answer otherwise, and are known to. */
  readonly except?: readonly ContestantName[];
}

const inShipping = (name: string) => (value: unknown) => ({ shipping: { [name]: value } });
const inItem = (name: string) => (value: unknown) => ({ cart: { items: [{ [name]: value }] } });
const inRecipient = (name: string) => (value: unknown) => inItem('recipient')({ [name]: value });

type Place = (value: unknown) => unknown;
const asPayload: Place = (value) => value;

const valid = (place: Place, values: readonly unknown[]): EdgeCase[] =>
  values.map((value) => ({ payload: place(value), isValid: true }));

const invalid = (place: Place, values: readonly unknown[], except: readonly ContestantName[] = []): EdgeCase[] =>
  values.map((value) => ({ payload: place(value), isValid: false, except }));

/** Payloads at the edges of the rules. */
export const EDGE_CASES: readonly EdgeCase[] = [
  // Unknown entries pass, whatever they are called.
  ...valid(asPayload, [{}, { anything: [1], shipping: { unknown: null } }]),
  ...['constructor', 'toString', 'hasOwnProperty'].flatMap((name) => valid(inShipping(name), [1])),
  ...valid(asPayload, [JSON.parse('{ "__proto__": 1, "shipping": { "__proto__": { "street1": 1 } } }')]),

  // AN8: characters are code points.
  ...valid(inShipping('type'), ['', 'x'.repeat(8), '😀'.repeat(8), '\ud800'.repeat(8)]),
  ...invalid(inShipping('type'), ['x'.repeat(9), '😀'.repeat(9), `${'😀'.repeat(8)}x`, 1, null, [], {}]),

  // A3
  ...valid(inItem('currency'), ['', 'E', 'EUR', 'eur']),
  ...invalid(inItem('currency'), ['EURO', 'E1', 'É', 'EU ', 978, null]),

  // N13: the point counts as a character.
  ...valid(inItem('price'), ['', '0', '1234567890123', '1234567890.12', 0, 9999999999999, 1234567890.12]),
  ...valid(inItem('price'), [0.1, 19.99, 1e-7, 12345678901.5]),
  ...invalid(inItem('price'), ['12345678901234', '1.', '.5', '1.2.3', '1e3', '-1', '+1', ' 1', '١', true, null, []]),
  ...invalid(inItem('price'), [1e13, 123456789012.5, 1.2345678901234567, -1, -0.5]),
  // ajv compares multiples with a tolerance: without it, it refuses 19.99 for two decimals.
  ...invalid(inItem('price'), [0.1 + 0.2], ['ajv']),

  // N10.N2
  ...valid(inItem('shipping'), ['1', '1.5', '1234567890.12', 0, 19.99, 0.1, 9999999999.99]),
  ...invalid(inItem('shipping'), ['', '12345678901', '1.234', '1.', 1e10, 0.001, -1]),

  // A2 [A-Za-z]2 or N3 [0-9]3
  ...valid(inRecipient('country'), ['US', 'us', '840', '000', 840, 100]),
  ...invalid(inRecipient('country'), ['', 'U', 'USA', '84', '8400', '8.0', 84, 1000, 84.5, true]),

  // A closed list
  ...valid(inItem('quantityUnit'), ['COUNT', 'M']),
  ...invalid(inItem('quantityUnit'), ['pcs', 'count', '', 'constructor', 1, null]),

  ...valid(inItem('productUrl'), ['https://shop.example', 'mailto:a@shop.example']),
  ...invalid(inItem('productUrl'), ['', 'shop.example', 'https://shop.example/a b', ' https://shop.example', 1]),

  // Objects and lists; valibot's object schemas take arrays.
  ...invalid(inShipping('street1'), [{}, ['x']]),
  ...[null, 'x', 1, true].flatMap((value) => invalid(asPayload, [{ shipping: value }, { cart: { items: [value] } }])),
  ...invalid(asPayload, [{ cart: { items: null } }, { cart: { items: 'x' } }, { cart: { items: {} } }]),
  ...invalid(asPayload, [{ shipping: [] }, { cart: [] }, { cart: { items: [[]] } }, []], ['valibot']),
];
