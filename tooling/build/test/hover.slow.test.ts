import * as cardParams from '@pg/card-params';
import type { Row, Table } from '@pg/rule-kit';
import * as saleForm from '@pg/sale-form';
import * as sessionRequest from '@pg/session-request';
import * as walletTokens from '@pg/wallet-tokens';
import ts from 'typescript';
import ts56 from 'typescript-5.6';
import { describe, expect, test } from 'vitest';
import { type Compiler, openEditor } from '../src/editor.ts';

const compilers: readonly (readonly [string, Compiler])[] = [
  [ts.version, ts],
  [ts56.version, ts56 as unknown as Compiler],
];

const IMPORTS = `
import * as v from 'valibot';
import * as cardParams from '@pg/card-params';
import * as saleForm from '@pg/sale-form';
import * as sessionRequest from '@pg/session-request';
import * as walletTokens from '@pg/wallet-tokens';
`;

const PROGRAM = `${IMPORTS}
const shipping: cardParams.Shipping = { /*literal*/street1: 'Test Street 1' };
const body: sessionRequest.SessionRequest = {
  /*named type*/order: { /*nested*/amount: '49.90' },
  parameters: { card: { /*no row*/cart: { items: [{ /*quirk*/quantityUnit: 'KG' }] } } },
};
const sale: saleForm.Sale = { brand: 'wallet1', /*token*/'parameters[paymentToken]': '{}', order_id: '1' };
sale./*sale*/order_id;
saleForm.saleTable.rows.brand[3]./*values*/values;
v.parse(cardParams.Shipping, {})./*parsed*/city;
v.parse(v.pick(cardParams.Shipping, ['city']), {})./*picked*/city;
v.parse(v.partial(cardParams.Shipping), {})./*partial*/city;
v.parse(v.object({ to: cardParams.Shipping }), {}).to./*nested schema*/city;
cardParams.Shipping.entries./*schema*/city;
const profile: cardParams.CardProfile = { /*setting*/cardSet: 6 };
const more: cardParams.Shipping = { /*completion*/ };
`;

/** Lines that do not compile, and a part of their error. */
const mistakes: readonly (readonly [line: string, error: string])[] = [
  ["const card: cardParams.CardParams = { descriptr: 'a' };", "'descriptr' does not exist in type 'CardParams'"],
  [
    "const card: cardParams.CardParams = { descriptor: 'a', payee_phone: '1' };",
    "is not assignable to type 'CardParams'.\n  Types of property 'payee_phone' are incompatible",
  ],
  [
    "const fields = { descriptor: 'a', shipping_street1: 'b' }; const card: cardParams.CardParams = fields;",
    "is not assignable to type 'Only<Set3Descriptor>'.\n    Type '{ descriptor: string; shipping_street1: string; }' is not assignable to type 'Without<Set4CustomerShipping>'",
  ],
  ['const body: sessionRequest.SessionRequest = { oder: {} };', "'oder' does not exist in type 'SessionRequest'"],
  ['const body: sessionRequest.SessionRequest = { order: 5 };', "in common with type 'Order'"],
  [
    'const of = (body: sessionRequest.SessionRequest): number => body.parameters;',
    "Type 'SessionParameters | undefined'",
  ],
  ['const of = (cart: cardParams.Cart): number => cart.items;', "Type 'readonly CartItem[] | undefined'"],
  ['const set: cardParams.Set6Cart = { cart: { items: [{ nme: 1 }] } };', "does not exist in type 'CartItem'"],
  ['const item: cardParams.CartItem = { recipient: 5 };', "in common with type 'CartItemRecipient'"],
  [
    "const sale = (brand: saleForm.Brand): saleForm.Sale => ({ brand, 'parameters[paymentToken]': '{}' });",
    `Type 'Brand' is not assignable to type '"wallet1" | "wallet2"'`,
  ],
];

const CITY = '`AN80`, conditional: City, town or district.';

describe.each(compilers)('TypeScript %s', (_, compiler) => {
  const editor = openEditor(compiler, PROGRAM);

  test('compiles the program without errors', () => {
    expect(editor.errors()).toEqual([]);
  });

  // biome-ignore format: a table
  test.each([
    ['literal', '`AN100`, conditional: Address line 1: building, street.'],
    ['nested', '`string`, not shown whether it is mandatory: Amount with a point and two decimals, like 49.90.'],
    ['named type', '`object`, not shown whether it is mandatory: Order to be paid.'],
    ['no row', 'Items, and payments already made with other methods: `parameters.card.cart` (section 2.2, Set 6).'],
    ['quirk', "`one of`, optional: Unit of the quantity. The interface document's sample sends pcs, which is not in its list of allowed values."],
    ['token', '`string (JSON text)`, not shown whether it is mandatory: Payment token: the JSON string that the wallet gave, byte for byte.'],
    ['sale', '`string`, not shown whether it is mandatory: Order ID of the merchant.'],
    ['values', ''],
    ...['parsed', 'picked', 'partial', 'nested schema', 'schema'].map((mark): [string, string] => [mark, CITY]),
    ['setting', "The card parameter set of the merchant's connector (section 2.2)."],
  ])("hovering shows the row's doc comment: %s", (mark, shown) => {
    expect(editor.hover(mark)).toBe(shown);
  });

  test('errors name the mistyped field or its type', () => {
    const program = IMPORTS + mistakes.map(([line]) => `{ ${line} }`).join('\n');
    const errors = mistakes.map(([, error]) => expect.stringContaining(error));
    expect(openEditor(compiler, program).errors()).toEqual(errors);
  });

  test("completions show the row's doc comment", () => {
    expect(editor.completion('completion', 'city')).toBe(CITY);
    expect(editor.completion('completion', 'ciyt')).toBeUndefined();
  });
});

test.each(compilers)("TypeScript %s completes the live service's names, and not the neutral ones", (_, compiler) => {
  const editor = openEditor(
    compiler,
    `${IMPORTS}
    const names = { wallet1: 'applepay' } as const;
    saleForm.createSaleRequest('https://a.example', { brand: '/*brand*/', 'parameters[paymentToken]': '{}' }, { names });
    const sale: saleForm.LiveSale<typeof names> = { brand: '/*typed brand*/', 'parameters[paymentToken]': '{}' };
    sessionRequest.createSessionRequest('https://a.example', { parameters: { /*parameter*/ } }, { names });`,
  );
  // Only wallets have a token.
  const brands = ['applepay', 'wallet2'];
  expect(editor.completions('typed brand')?.sort()).toEqual(brands);
  expect(editor.completions('brand')?.sort()).toEqual(brands);
  expect(editor.completions('parameter')).toEqual(expect.arrayContaining(['applepay', 'card', 'wallet2']));
  expect(editor.completions('parameter')).not.toContain('wallet1');
});

/** Every schema with rows, by its name in a program. */
const schemas = Object.entries({ cardParams, saleForm, sessionRequest, walletTokens }).flatMap(([name, exported]) =>
  Object.entries(exported).flatMap(([schema, value]) =>
    isTableSchema(value) ? [{ schema: `${name}.${schema}`, rows: Object.entries(value.table.rows) }] : [],
  ),
);

function isTableSchema(value: unknown): value is { readonly table: Table } {
  return typeof value === 'object' && value !== null && 'table' in value && 'entries' in value;
}

describe('hovering shows every row', () => {
  const uses = schemas.flatMap(({ schema, rows }) =>
    rows.map(([name]) => `value<typeof ${schema}>()[/*${schema} ${name}*/${JSON.stringify(name)}];`),
  );
  const editor = openEditor(
    ts,
    `${IMPORTS}
declare function value<TSchema extends v.GenericSchema>(): v.InferOutput<TSchema>;
${uses.join('\n')}`,
  );

  test('includes schemas of all four packages', () => {
    expect(new Set(schemas.map(({ schema }) => schema.split('.')[0])).size).toBe(4);
    expect(editor.errors()).toEqual([]);
  });

  test.each(schemas)('$schema', ({ schema, rows }) => {
    const missing = rows.filter(([name, row]) => !shows(editor.hover(`${schema} ${name}`), row)).map(([name]) => name);
    expect(missing).toEqual([]);
  });
});

const shows = (shown: string, [type, mandatory, meaning]: Row): boolean =>
  [type, mandatory, meaning].every((column) => shown.includes(column));
