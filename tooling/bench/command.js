// Measures the command, and prints the second table of docs/speed.md. It needs built packages.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FILES = 5000;
const RUNS = 5;

const folder = mkdtempSync(join(tmpdir(), 'pg-bench-'));
const pgLint = join(createRequire(import.meta.url).resolve('@pg/lint/package.json'), '../dist/pg-lint.cjs');
const readFiles = fileURLToPath(new URL('read-files.js', import.meta.url));
const schema = fileURLToPath(import.meta.resolve('@pg/session-request/schemas/session-request.draft-07.schema.json'));

const session = JSON.parse(readFileSync(new URL('../../samples/good/set-6-cart.json', import.meta.url), 'utf8'));
const { card } = session.parameters;
const [item] = card.cart.items;
const fiveMistakes = { ...item, quantityUnit: 'pcs', currency: 'EURO', price: '1,00', type: 5, quantiti: 1 };
for (const [name, items] of Object.entries({ clean: [item], mistaken: [item, fiveMistakes] })) {
  const text = JSON.stringify(
    { ...session, parameters: { card: { ...card, cart: { ...card.cart, items } } } },
    null,
    2,
  );
  mkdirSync(join(folder, name));
  for (let i = 0; i < FILES; i++) writeFileSync(join(folder, name, `${i}.json`), text);
}

const lines = 300_000;
const ofSet3 = readFileSync(new URL('../../samples/good/set-3-descriptor.json', import.meta.url), 'utf8');
const line = (i) => JSON.stringify({ ...JSON.parse(ofSet3), hash: `${i}` });
writeFileSync(join(folder, 'lines.ndjson'), Array.from({ length: lines }, (_, i) => line(i)).join('\n'));

/** The milliseconds of the fastest run of a program. */
function measure(args) {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    execFileSync(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 30 });
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

console.log('\n| command | of | in ms | compared with | in ms | ratio |\n|---|---|---|---|---|---|');
function compare(of, args, other, otherArgs) {
  const [ours, theirs] = [measure([pgLint, ...args]), measure(otherArgs)];
  const [shown, otherShown] = [ours, theirs].map((time) => time.toFixed(0));
  const command = ['pg-lint', ...args].join(' ');
  console.log(`| \`${command}\` | ${of} | ${shown} | ${other} | ${otherShown} | ${(ours / theirs).toFixed(2)} |`);
}

for (const argument of ['--version', '--help']) compare('', [argument], 'an empty program', ['--eval', '']);
compare('1 file', ['clean/1.json'], 'an empty program', ['--eval', '']);
for (const files of ['clean', 'mistaken'])
  compare(`${FILES} files`, ['--exit-zero', files], 'ajv without positions', [readFiles, files, schema]);
compare(`${lines} lines`, ['lines.ndjson'], 'parsing them', [readFiles, 'lines.ndjson']);
rmSync(folder, { recursive: true });
