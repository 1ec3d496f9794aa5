// The addresses of rules depend on how the package was built.

import { cartPaymentTable } from '@pg/card-params';
import { check } from '@pg/rule-kit';
import { severitiesOf } from '@pg/rule-kit/internal';
import { describe, expect, onTestFinished, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { readReference } from '../../src/command/reference.ts';
import { payloadTypes, rules } from '../../src/index.ts';
import documentTables from '../interface-tables.json' with { type: 'json' };
import { pgLint, UNITS } from './command.ts';

interface PrintedRow {
  readonly section: string;
  readonly at: string;
  readonly name: string;
  readonly type?: string;
  readonly mandatory?: string;
  readonly values?: readonly string[];
  readonly given?: readonly string[];
}

/** A row of a table in the document. */
interface DocumentRow extends Pick<PrintedRow, 'name' | 'type' | 'mandatory' | 'values' | 'given'> {
  /** The names of a small object's fields. */
  readonly fields?: readonly string[];
}

const print = async (...args: string[]): Promise<string> => (await pgLint('.', args)).stdout;

describe('tables', async () => {
  const printed: PrintedRow[] = JSON.parse(await print('tables', '--format', 'json'));

  /** The section that `tables` prints for each of the document's tables. */
  const SECTIONS: Readonly<Record<string, string>> = {
    session: '2.1 Session request',
    'session.order': '2.1 Session request, order',
    'card.set1': '2.2 Set 1, instalments',
    'card.set2': '2.2 Set 2, tax document',
    'card.set3': '2.2 Set 3, descriptor',
    'card.set4': '2.2 Set 4, customer and shipping',
    'card.set5': '2.2 Set 5, sender and receiver',
    'card.set6.shipping': '2.2 Set 6, shipping',
    'card.set6.cart.items': '2.2 Set 6, cart items',
    'card.set6.cart.items.recipient': '2.2 Set 6, cart item recipient',
    'card.set6.cart.payments': '2.2 Set 6, cart payments',
    'card.set6.marketPlace.sellers': '2.2 Set 6, marketplace sellers',
    'wallet1.settings': '2.4 Wallet configuration, wallet1',
    'wallet2.settings': '2.4 Wallet configuration, wallet2',
    sale: '4 E2 Sale',
  };
  const tables: readonly { id: string; at: string; rows: readonly DocumentRow[] }[] = documentTables;

  test('prints every table of the document', () => {
    expect(tables.map(({ id }) => id)).toEqual(Object.keys(SECTIONS));
  });

  test.each(tables)('prints every row of $id', ({ id, at, rows }) => {
    const own = printed.filter(({ section }) => section === SECTIONS[id]);
    expect(new Set(own.map((row) => row.at))).toEqual(new Set([at]));
    expect(own.map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
    for (const [i, { mandatory, type, values, given }] of rows.entries()) {
      const row = own[i];
      expect([row?.mandatory, row?.values, row?.given]).toEqual([mandatory, values, given]);
      expect(row?.type).toBe(type === 'one of' ? `one of ${values?.join(', ')}` : (type ?? row?.type));
    }
  });

  test('prints no other table of a request, except for the objects customer and billing_address', () => {
    const fieldsOf = (at: string) => printed.filter((row) => row.at === at).map(({ name }) => name);
    for (const { name, fields } of tables[0]?.rows ?? []) if (fields) expect(fieldsOf(name)).toEqual(fields);
    const sections = new Set(printed.map(({ section }) => section).filter((section) => /^2\.[12]/.test(section)));
    const others = [...sections].filter((section) => !Object.values(SECTIONS).includes(section));
    expect(others).toEqual(['2.1 Session request, customer', '2.1 Session request, billing address']);
  });

  test.each<[string, string, object, readonly string[]]>([
    [
      'parameters.card.shipping',
      'street1',
      {
        table: 'Set 6, shipping',
        section: '2.2 Set 6, shipping',
        type: 'AN100',
        mandatory: 'conditional',
        meaning: 'Address line 1: building, street',
        accepts: 'a string of at most 100 characters',
      },
      [],
    ],
    [
      'parameters.card.cart.items[]',
      'quantityUnit',
      {
        type: `one of ${UNITS.join(', ')}`,
        values: UNITS,
        quirk: expect.stringMatching(/^The interface document's sample sends pcs/),
      },
      [],
    ],
    ['parameters.card.cart.payments[]', 'status', { given: cartPaymentTable.rows.status[3].knownValues }, []],
    ['', 'Processing Private Key', { key: 'processingPrivateKey' }, ['type']],
    ['', 'Gateway Merchant ID', { key: 'gatewayMerchantId' }, []],
    ['', 'merchant_key', { type: 'string', secret: true }, ['mandatory']],
  ])('prints the facts of a row: %s %s', (at, name, expected, missing) => {
    const row = printed.find((each) => each.at === at && each.name === name);
    expect(row).toMatchObject(expected);
    for (const key of missing) expect(row).not.toHaveProperty(key);
  });

  test('prints aligned columns by default', async () => {
    const [, ...lines] =
      /^2\.2 Set 6, shipping {2}\(parameters\.card\.shipping\)$.*?\n\n/ms
        .exec(await print('tables'))?.[0]
        .trimEnd()
        .split('\n') ?? [];
    expect(lines.find((line) => line.includes('street1'))).toMatch(
      /^ {2}street1 +AN100 +conditional {2}a string of at most 100 characters +Address line 1: building, street$/,
    );
    expect(new Set(lines.map((line) => line.search(/(?<= {2})(?:conditional|optional|required) /))).size).toBe(1);
  });
});

describe('explain', () => {
  test('lists the rules, and explains each of them', async () => {
    const lines = (await print('explain')).trimEnd().split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual([...rules.keys()]);
    expect(new Set(lines.map((line) => line.search(/(?<= {2})\S/))).size).toBe(1);
    for (const [id, { summary }] of rules) expect(await print('explain', id)).toContain(`${id}\n  ${summary}\n`);
  });

  test('shows section, basis, severity and examples', async () => {
    const text = await print('explain', 'tax-category', '--reference', 'https://pay.example/{rule}');
    // Each release may change the rule.
    expect(text.replace(/, changed in .*(?=\.)/, '')).toMatchInlineSnapshot(`
      "tax-category
        A cart item with level-3 card data has a \`taxCategory\`: its row is conditional, but described as mandatory.
        Section 2.2 Set 6, cart items. Basis: inferred. Severity: warning.

        Accepted:
          {"cart":{"items":[{"commodityCode":"12345678","taxCategory":"AA"}]}}
          {"cart":{"items":[{"name":"Cup"}]}}

        Rejected:
          {"cart":{"items":[{"name":"Cup"},{"commodityCode":"12345678"}]}}

        Since 0.1.0.
        Reference: https://pay.example/tax-category
      "
    `);
  });

  test.each([
    ['tied-sets', /^tied-sets is a code of the rule one-set\.\n\none-set\n {2}/],
    ['too-long', /^too-long is a code of the rules string-length, type-code\.\n\nstring-length\n.*\n\ntype-code\n/s],
    ['more-findings', /^more-findings is a code that findings of any rule may have\.\n$/],
  ])('explains the rules of the code %s', async (code, text) => {
    expect(await print('explain', code)).toMatch(text);
  });

  test('the examples of each rule have the severity that the rule declares', () => {
    const wrong = [...rules.values()].filter((rule) => {
      const found = rule.rejects
        .filter(({ row }) => row === undefined)
        .flatMap(({ value, profile = {} }) =>
          payloadTypes.flatMap((payloadType) => check(payloadType, value, { profile })),
        )
        .filter((finding) => finding.rule === rule.id);
      return !found.every(({ severity }) => severitiesOf(rule).includes(severity));
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test.each([
    ['bracket-name', 'error or warning'],
    ['pem-extra', 'error or warning'],
    ['key-curve', 'error'],
    ['three-d-secure', 'info'],
  ])('shows the severity of %s: %s', async (id, severity) => {
    expect(await print('explain', id)).toContain(`Severity: ${severity}.`);
  });
});

test.each([
  ['https://pay.example/{rule}', 'https://pay.example/one-set'],
  ['HTTP://PAY.example:8080/{rule}/', 'http://pay.example:8080/one-set/'],
  ['https://pay.example/?rule={rule}&from={rule}#{rule}', 'https://pay.example/?rule=one-set&from=one-set#one-set'],
  ['https://[::1]/{rule}', 'https://[::1]/one-set'],
  ['https://zahlung.example/über/{rule}', 'https://zahlung.example/%C3%BCber/one-set'],
  ['https://pay.example/a b/(c)/#{rule}|d', 'https://pay.example/a%20b/%28c%29/#one-set%7Cd'],
  ['https://pay.example/#"<`{}^\\{rule}', 'https://pay.example/#%22%3C%60%7B%7D%5E%5Cone-set'],
  ['https://pay.example/#a\n](b\u0001{rule}', 'https://pay.example/#a]%28b%01one-set'],
])('--reference %j gives one-set the address %s', (reference, address) => {
  expect(readReference(reference)?.('one-set')).toBe(address);
});

test('explain names the page in the package, or that in the repository once it has an address', async () => {
  onTestFinished(() => {
    Object.assign(packageJson, { repository: undefined });
  });
  expect(await print('explain', 'one-set')).toMatch(/\n {2}Reference: \S+\/docs\/reference\/rules\.md#one-set\n$/);
  Object.assign(packageJson, { repository: { url: 'git+https://git.shop.example/rules.git' } });
  expect(await print('explain', 'one-set')).toContain(
    'Reference: https://git.shop.example/rules/blob/main/docs/reference/rules.md#one-set\n',
  );
});
