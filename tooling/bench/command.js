// Measures the start of the command, one file and 5000, beside reading and parsing them, and ajv. It needs built packages.
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

/** Prints the milliseconds of the fastest run of a program. */
function measure(title, ...args) {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    execFileSync(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 30 });
    least = Math.min(least, performance.now() - start);
  }
  console.log(`${title}: ${least.toFixed(0)} ms`);
}

measure('an empty program', '--eval', '');
for (const argument of ['--version', '--help', 'clean/1.json']) measure(`pg-lint ${argument}`, pgLint, argument);
for (const files of ['clean', 'mistaken']) {
  measure(`${FILES} files, ${files}, pg-lint`, pgLint, '--exit-zero', files);
  measure(`${FILES} files, ${files}, reading and parsing`, readFiles, files);
  measure(`${FILES} files, ${files}, ajv without positions`, readFiles, files, schema);
}
rmSync(folder, { recursive: true });
