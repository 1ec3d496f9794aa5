import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, bench, describe } from 'vitest';

const FILES = 5000;

const folder = mkdtempSync(join(tmpdir(), 'pg-bench-'));
const folderOf = (name: string): string => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
const schemaFile = join(folderOf('@pg/session-request'), 'schemas/session-request.draft-07.schema.json');
const pgLint = join(folderOf('@pg/lint'), 'dist/pg-lint.cjs');
const eslint = join(folderOf('eslint'), 'bin/eslint.js');

const session = JSON.parse(readFileSync(new URL('../../../samples/good/set-6-cart.json', import.meta.url), 'utf8'));
const [item] = session.parameters.card.cart.items;
/** Five mistakes. */
const wrong = { ...item, quantityUnit: 'pcs', currency: 'EURO', price: '1,00', type: 5, quantiti: 1 };

/** Reads and parses the files of a folder, and does something with each of their values. */
const program = (start: string, use: string): string => `
import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
const require = createRequire(${JSON.stringify(import.meta.url)});
${start}
for (const file of readdirSync(process.argv[2], { recursive: true, withFileTypes: true })) {
  if (!file.isFile()) continue;
  const value = JSON.parse(readFileSync(file.parentPath + '/' + file.name, 'utf8'));
  ${use}
}
`;

const ajv = `
const schema = JSON.parse(readFileSync(${JSON.stringify(schemaFile)}, 'utf8'));
const validate = new (require('ajv').Ajv)({ allErrors: true, strict: false }).compile(schema);
`;

/** Without `useSchemastoreCatalog: false`, the plugin uses the network. */
const eslintConfig = `
import { readFileSync } from 'node:fs';
import plugin from ${JSON.stringify(import.meta.resolve('eslint-plugin-json-schema-validator'))};
const schema = JSON.parse(readFileSync(${JSON.stringify(schemaFile)}, 'utf8'));
const options = { schemas: [{ fileMatch: ['**/*.json'], schema }], useSchemastoreCatalog: false };
const rules = { 'json-schema-validator/no-invalid': ['error', options] };
export default [...plugin.configs.base, { files: ['**/*.json'], rules }];
`;

function write(name: string, text: string): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

write('empty.mjs', '');
write('parse.mjs', program('', ''));
write('ajv.mjs', program(ajv, 'if (!validate(value)) console.log(file.name, JSON.stringify(validate.errors));'));
write('eslint.config.mjs', eslintConfig);
for (let i = 0; i < FILES; i++) {
  for (const [name, items] of Object.entries({ clean: [item], mistaken: [item, wrong] })) {
    const { card } = session.parameters;
    const text = { ...session, parameters: { card: { ...card, cart: { ...card.cart, items } } } };
    write(`${name}/${i % 50}/${i}.json`, JSON.stringify(text, null, 2));
  }
}

afterAll(() => rmSync(folder, { recursive: true }));

const SLOW = { warmupIterations: 1, warmupTime: 0, iterations: 5, time: 0 };

const run = (name: string, args: readonly string[], options = SLOW): void =>
  bench(
    name,
    () => {
      const { error, stderr } = spawnSync(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 30 });
      if (error || stderr.length > 0) throw error ?? new Error(stderr.toString());
    },
    options,
  );

describe('one file', () => {
  run('pg-lint', [pgLint, 'clean/1/1.json'], { ...SLOW, iterations: 21 });
  run('an empty module', ['empty.mjs'], { ...SLOW, iterations: 21 });
});

describe.each(['clean', 'mistaken'])(`${FILES} files, %s`, (files) => {
  run('pg-lint', [pgLint, '--exit-zero', files]);
  run('reading and parsing', ['parse.mjs', files]);
  run('ajv, without positions', ['ajv.mjs', files]);
});

describe(`${FILES} files in ESLint`, () => {
  const once = { ...SLOW, warmupIterations: 0, iterations: 1 };
  run('pg-lint', [pgLint, 'clean'], once);
  run('eslint with json-schema-validator', [eslint, 'clean'], once);
});
