import type { Table } from '@pg/rule-kit';
import { sale } from '@pg/sale-form';
import { wallet1Settings, wallet1Token, wallet2Settings, wallet2Token } from '@pg/wallet-tokens';
import { describe, expect, test } from 'vitest';
import { lintText, proveText } from '../src/index.ts';

const PLANTED = [
  'PLANTED',
  'PLANTED@payer.example',
  '4111111111111111',
  'PLANTED%2B',
  'PLA NTED',
  'PLA "NTED\\',
  'eyPLANTED',
];
const OTHER_TYPES = [4111111111111111, ['PLANTED'], { x: 'PLANTED' }];
const SHOWN = /PLANTED|4111|PLA "?NTED/;

/** Fields whose value is a JSON string of an object. */
const TEXTS = ['token', 'signedKey', 'signedMessage'];

/** Puts a value at a place below the token, writing the texts on the way as texts. */
function tokenWith({ at }: Table, name: string, value: unknown): string {
  const steps = at.split('.').slice(1);
  const inside = steps.reduceRight<unknown>(
    (inner, step) => ({ [step]: TEXTS.includes(step) ? JSON.stringify(inner) : inner }),
    { [name]: value },
  );
  return JSON.stringify(inside);
}

const rowsOf = (tables: readonly Table[]): [Table, string][] =>
  tables.flatMap((table) => Object.keys(table.rows).map((name): [Table, string] => [table, name]));

const values = [...PLANTED, ...OTHER_TYPES];

async function expectNothingShown(text: string, kind: string): Promise<void> {
  const { findings, showableLines } = lintText(text, { kind });
  const proven = await proveText(text, { kind, now: 0 });
  expect(JSON.stringify([findings, proven.findings])).not.toMatch(SHOWN);
  expect([...showableLines().values(), ...proven.showableLines().values()].join('\n')).not.toMatch(SHOWN);
}

const inForm = (brand: string, token: string): string =>
  new URLSearchParams({ action: 'SALE', brand, 'parameters[paymentToken]': token }).toString();

describe.each([wallet1Token, wallet2Token])('values planted in $kind', ({ kind, tables }) => {
  test.each(rowsOf(tables).map(([table, name]) => [`${table.section}, ${name}`, table, name] as const))(
    '%s',
    async (_, table, name) => {
      for (const value of values) {
        const token = tokenWith(table, name, value);
        await expectNothingShown(token, kind);
        await expectNothingShown(inForm(kind.slice(0, 7), token), 'sale-form');
        await expectNothingShown(
          JSON.stringify({ brand: kind.slice(0, 7), 'parameters[paymentToken]': JSON.parse(token) }),
          'sale-form',
        );
      }
    },
  );

  test.each(PLANTED)('the text itself: %s', async (value) => {
    await expectNothingShown(value, kind);
    await expectNothingShown(inForm(kind.slice(0, 7), value), 'sale-form');
    await expectNothingShown(`{"x": "${value}`, kind);
  });
});

test.each(rowsOf([sale]).map(([, name]) => name))('a value planted in the sale’s %s', async (name) => {
  for (const value of PLANTED) {
    await expectNothingShown(new URLSearchParams({ brand: 'naps', [name]: value }).toString(), 'sale-form');
    await expectNothingShown(`brand=naps&${name}=${value}%`, 'sale-form');
    await expectNothingShown(JSON.stringify({ [name]: value }, null, 2), 'sale-form');
  }
});

describe.each([wallet1Settings, wallet2Settings])('values planted in $kind', ({ kind, tables }) => {
  test.each(rowsOf(tables).map(([, name]) => name))('%s', async (name) => {
    const markers = [
      '-----BEGIN PRIVATE KEY-----PLANTED-----END PRIVATE KEY-----',
      '-----BEGIN CERTIFICATE-----\nPLANTED\n-----END CERTIFICATE-----',
    ];
    for (const value of [...values, ...markers])
      await expectNothingShown(JSON.stringify({ [name]: value }, null, 2), kind);
  });
});
