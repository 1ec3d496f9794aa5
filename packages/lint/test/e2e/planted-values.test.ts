import type { PayloadType, Table } from '@pg/rule-kit';
import { tablesOf } from '@pg/rule-kit/internal';
import { saleTable } from '@pg/sale-form';
import { sessionType } from '@pg/session-request';
import { wallet1SettingsType, wallet1TokenType, wallet2SettingsType, wallet2TokenType } from '@pg/wallet-tokens';
import { describe, expect, test } from 'vitest';
import { lintText } from '../../src/index.ts';
import { folderOf, pgLint } from './command.ts';

/** Values that could be a payer's: too long, with wrong characters, or valid. */
const PLANTED = [
  'PLANTED',
  'PLANTED@payer.example',
  '4111111111111111',
  'PLANTED%2B',
  'PLA NTED',
  'PLA "NTED\\',
  'eyPLANTED',
  `PLANTED${'x'.repeat(3000)}`,
  'PLANTED\u0007bell',
];
const NUMBERS = [4111111111111111, 41111111.11111111, -4111111111111111];
const OTHER_TYPES: readonly unknown[] = [...NUMBERS, ['PLANTED'], { x: 'PLANTED' }, { toString: 'PLANTED' }];
const SHOWN = /PLANTED|4111|PLA "?NTED/;

/** Fields that contain an object as a JSON string. */
const JSON_STRINGS = ['token', 'signedKey', 'signedMessage'];

/** A payload with a value at a table's path, like `cart.items[]`. Nested JSON strings are encoded. */
function payloadWith(at: string, name: string, value: unknown): unknown {
  const steps = at.split('.').filter(Boolean);
  return steps.reduceRight<unknown>(
    (inner, step) =>
      step.endsWith('[]')
        ? { [step.slice(0, -2)]: [inner] }
        : { [step]: JSON_STRINGS.includes(step) ? JSON.stringify(inner) : inner },
    { [name]: value },
  );
}

/** A token with a value at a path of its table. The first step is the field that contains the token. */
const tokenWith = ({ at }: Table, name: string, value: unknown): string =>
  JSON.stringify(payloadWith(at.split('.').slice(1).join('.'), name, value));

const rowsOf = (payloadType: Pick<PayloadType, 'table'>): [Table, string][] =>
  tablesOf(payloadType).flatMap((table) => Object.keys(table.rows).map((name): [Table, string] => [table, name]));

const values = [...PLANTED, ...OTHER_TYPES];

function expectNothingShown(text: string, kind: string): void {
  const { findings, showableLines } = lintText(text, { kind });
  expect(JSON.stringify(findings)).not.toMatch(SHOWN);
  expect([...showableLines().values()].join('\n')).not.toMatch(SHOWN);
}

const inForm = (brand: string, token: string): string =>
  new URLSearchParams({ action: 'SALE', brand, 'parameters[paymentToken]': token }).toString();

describe.each([wallet1TokenType, wallet2TokenType])('values planted in $kind', (payloadType) => {
  const { name: kind } = payloadType;
  test.each(rowsOf(payloadType).map(([table, name]) => [`${table.section}, ${name}`, table, name] as const))(
    '%s',
    async (_, table, name) => {
      for (const value of values) {
        const token = tokenWith(table, name, value);
        expectNothingShown(token, kind);
        expectNothingShown(inForm(kind.slice(0, 7), token), 'sale-form');
        expectNothingShown(
          JSON.stringify({ brand: kind.slice(0, 7), 'parameters[paymentToken]': JSON.parse(token) }),
          'sale-form',
        );
      }
    },
  );

  test.each(PLANTED)('instead of the token: %s', async (value) => {
    expectNothingShown(value, kind);
    expectNothingShown(inForm(kind.slice(0, 7), value), 'sale-form');
    expectNothingShown(`{"x": "${value}`, kind);
  });
});

test.each(rowsOf({ table: saleTable }).map(([, name]) => name))("a value planted in the sale's %s", async (name) => {
  for (const value of PLANTED) {
    expectNothingShown(new URLSearchParams({ brand: 'naps', [name]: value }).toString(), 'sale-form');
    expectNothingShown(`brand=naps&${name}=${value}%`, 'sale-form');
    expectNothingShown(JSON.stringify({ [name]: value }, null, 2), 'sale-form');
  }
});

describe.each([wallet1SettingsType, wallet2SettingsType])('values planted in $kind', (payloadType) => {
  const { name: kind } = payloadType;
  test.each(rowsOf(payloadType).map(([, name]) => name))('%s', async (name) => {
    const markers = [
      '-----BEGIN PRIVATE KEY-----PLANTED-----END PRIVATE KEY-----',
      '-----BEGIN CERTIFICATE-----\nPLANTED\n-----END CERTIFICATE-----',
    ];
    for (const value of [...values, ...markers]) expectNothingShown(JSON.stringify({ [name]: value }, null, 2), kind);
  });
});

const ofSessions = rowsOf(sessionType).map(([{ at }, name]) => [at, name] as const);

test('the session has more than 130 rows to plant values in', () => {
  expect(ofSessions.length).toBeGreaterThan(130);
});

test.each(ofSessions)("a value planted in the session's %s, %s", async (at, name) => {
  for (const value of values) {
    expectNothingShown(JSON.stringify(payloadWith(at, name, value), null, 2), 'session-request');
  }
});

test('a payload that --config or --baseline names is not quoted', async () => {
  const [planted] = PLANTED;
  const settings = { kind: planted, rules: { 'one-set': planted }, names: { wallet1: planted }, files: planted };
  const profile = { profile: { cardSet: planted, brandParameters: planted }, overrides: [planted], hash: planted };
  const folder = folderOf({ 'a.json': JSON.stringify(settings), 'b.json': JSON.stringify(profile) });
  for (const args of ['--config a.json', '--config b.json', '--baseline a.json']) {
    const { status, stderr } = await pgLint(folder, [...args.split(' '), 'a.json']);
    expect(status).toBe(2);
    expect(stderr).not.toMatch(SHOWN);
  }
});
