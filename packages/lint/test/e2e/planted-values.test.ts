import type { Row } from '@pg/rule-kit';
import { sessionRequest } from '@pg/session-request';
import { expect, test } from 'vitest';
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
    const text = JSON.stringify(payloadWith(at, name, value), null, 2);
    const { findings, showableLines } = lintText(text, { kind: 'session-request' });
    const lines = [...showableLines().values()].join('\n');
    expect(JSON.stringify(findings) + lines).not.toMatch(SHOWN);
  }
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
