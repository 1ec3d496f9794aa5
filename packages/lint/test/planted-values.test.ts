import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '@pg/rule-kit';
import { sessionRequest } from '@pg/session-request';
import { describe, expect, test } from 'vitest';
import { lintText } from '../src/index.ts';
import { formats } from '../src/reports/formats.ts';
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

describe.each(rows)('a value planted at %s, %s', (at, name) => {
  test('is in no finding and no line to be shown', () => {
    for (const value of [...PLANTED, ...PLANTED_NUMBERS, [PLANTED[0]], { x: PLANTED[0] }]) {
      for (const indent of [0, 2]) {
        const text = JSON.stringify(payloadWith(at, name, value), null, indent);
        const { findings, showableLines } = lintText(text, { kind: 'session-request' });
        expect(JSON.stringify(findings)).not.toMatch(SHOWN);
        expect([...showableLines().values()].join('\n')).not.toMatch(SHOWN);
      }
    }
  });
});

test('values planted in every row are in no output of the command', () => {
  const files = Object.fromEntries(
    rows.flatMap(([at, name], i) =>
      [...PLANTED, ...PLANTED_NUMBERS].map((value, j) => [
        `payloads/${i}-${j}.json`,
        JSON.stringify(payloadWith(at, name, value), null, 2),
      ]),
    ),
  );
  const broken = Object.fromEntries(PLANTED.map((value, i) => [`payloads/broken-${i}.json`, `{"hash": ${value}`]));
  const folder = folderOf({ ...files, ...broken });
  const expectNothingShown = (text: string) => {
    expect(text.length).toBeGreaterThan(10_000);
    // The digits of a fingerprint may be any.
    const lines = text.replace(/"[0-9a-f]{64}"/g, '').split('\n');
    expect(lines.filter((line) => SHOWN.test(line))).toEqual([]);
  };
  const toFiles = formats.flatMap((format) => ['--format', `${format}:reports/${format}`]);
  for (const args of [['--color'], ['--kind', 'card-params'], ['--quiet', '--format', 'json'], toFiles]) {
    const { status, stdout, stderr } = pgLint(folder, [...args, 'payloads']);
    expect([status, stderr]).toEqual([1, '']);
    if (args !== toFiles) expectNothingShown(stdout);
  }
  for (const format of formats) expectNothingShown(readFileSync(join(folder, 'reports', format), 'utf8'));
});
