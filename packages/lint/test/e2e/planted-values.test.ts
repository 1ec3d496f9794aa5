import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '@pg/rule-kit';
import { sessionRequest } from '@pg/session-request';
import { expect, test } from 'vitest';
import { formats } from '../../src/cli/report/formats/formats.ts';
import { lintText } from '../../src/index.ts';
import { folderOf, pgLint } from './command.ts';

/** Values that would be a payer's, of many kinds: too long, of the wrong class, of the wrong type, and plausible. */
const PLANTED = [
  'PLANTED',
  'PLANTED@payer.example',
  '4111111111111111',
  `PLANTED${'x'.repeat(3000)}`,
  'PLANTED\u0007bell',
  'PLA "NTED\\',
];
const PLANTED_NUMBERS = [4111111111111111, 41111111.11111111, -4111111111111111];

const SHOWN = /PLANTED|4111|PLA "NTED/;

/** Puts a value at a place as the tables write it: `parameters.card.cart.items[]`. */
function payloadWith(at: string, name: string, value: unknown): unknown {
  const steps = at === '' ? [] : at.split('.');
  return steps.reduceRight<unknown>(
    (inner, step) => (step.endsWith('[]') ? { [step.slice(0, -2)]: [inner] } : { [step]: inner }),
    { [name]: value },
  );
}

const rows = sessionRequest.tables.flatMap(({ at, rows: tableRows }) =>
  (Object.entries(tableRows) as [string, Row][]).map(([name]) => [at, name] as const),
);

test('there are rows to plant values in', () => {
  expect(rows.length).toBeGreaterThan(130);
});

test.each(rows)('a value planted at %s, %s is in no finding and no line to be shown', (at, name) => {
  for (const value of [...PLANTED, ...PLANTED_NUMBERS, [PLANTED[0]], { x: PLANTED[0] }]) {
    for (const indent of [0, 2]) {
      const text = JSON.stringify(payloadWith(at, name, value), null, indent);
      const { findings, showableLines } = lintText(text, { kind: 'session-request' });
      const lines = [...showableLines().values()].join('\n');
      expect(JSON.stringify(findings) + lines).not.toMatch(SHOWN);
    }
  }
});

/** A folder with a value planted in each row, and texts that are no JSON. */
function plantedFolder(): string {
  const values = [...PLANTED, ...PLANTED_NUMBERS];
  const files = rows.map(([at, name], i) => [
    `payloads/${i}.json`,
    JSON.stringify(payloadWith(at, name, values[i % values.length]), null, 2),
  ]);
  const broken = PLANTED.map((value, i) => [`payloads/broken-${i}.json`, `{"hash": ${value}`]);
  return folderOf(Object.fromEntries([...files, ...broken]));
}

function expectNothingShown(text: string): void {
  expect(text.length).toBeGreaterThan(2000);
  // The digits of a fingerprint may be any.
  const lines = text.replace(/"[0-9a-f]{64}"/g, '').split('\n');
  expect(lines.filter((line) => SHOWN.test(line))).toEqual([]);
}

test('values planted in every row are in no output of the command', async () => {
  const folder = plantedFolder();
  const run = async (...args: string[]): Promise<string> => {
    const { status, stdout, stderr } = await pgLint(folder, [...args, 'payloads']);
    expect([status, stderr]).toEqual([1, '']);
    return stdout;
  };
  for (const args of [['--color'], ['--kind', 'card-params', '--format', 'json']])
    expectNothingShown(await run(...args));
  await run(...formats.flatMap((format) => ['--format', `${format}:reports/${format}`]));
  for (const format of formats) expectNothingShown(readFileSync(join(folder, 'reports', format), 'utf8'));
});

test('nor in a baseline, nor in what the command says of it and with a configuration', async () => {
  const folder = plantedFolder();
  const config = {
    names: { wallet1: 'apay', wallet2: 'gpay' },
    profile: { cardSet: 6, require: ['parameters.card.shipping.street1'] },
    rules: { 'type-code': 'warning', 'unknown-entry': 'off' },
    suppressions: [{ files: 'payloads/1*.json', rule: 'value-type', reason: 'Half of them are known.' }],
  };
  writeFileSync(join(folder, 'pg-lint.config.json'), JSON.stringify(config));
  const baseline = ['--baseline', 'baseline.json', '--format', 'json'];
  for (const args of [[], [...baseline, '--update-baseline'], [...baseline, '--no-config']]) {
    const { stdout, stderr } = await pgLint(folder, [...args, 'payloads']);
    expect(stderr).toBe('');
    expectNothingShown(stdout);
  }
  expectNothingShown(readFileSync(join(folder, 'baseline.json'), 'utf8'));
});

test('a payload that is named as a configuration or a baseline is not quoted', async () => {
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
