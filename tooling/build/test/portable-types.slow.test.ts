import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { packages } from '../src/packages.ts';

const project = mkdtempSync(join(tmpdir(), 'portable-types-'));
afterAll(() => rmSync(project, { recursive: true }));

/** A path as in pnpm's store: a user's own modules can't import from there. */
const installed = (name: string, neededBy = name): string =>
  join(project, 'node_modules/.pnpm', `${neededBy.replace('/', '+')}@1.0.0/node_modules`, name);

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

const options = { recursive: true, dereference: true };
cpSync(fileURLToPath(new URL('../node_modules/valibot', import.meta.url)), installed('valibot'), options);
for (const { name, folder, dependencies } of packages) {
  for (const part of ['package.json', 'dist']) {
    const path = join(folder, part);
    if (existsSync(path)) cpSync(path, join(installed(name), part), options);
  }
  for (const dependency of dependencies) link(installed(dependency), installed(dependency, name));
}

test.each([
  ['@pg/card-params', 'Shipping', 'street1'],
  ['@pg/card-params', 'Cart', 'items'],
  ['@pg/session-request', 'SessionRequest', 'parameters'],
  ['@pg/sale-form', 'Sale', 'brand'],
])('schemas derived from %s can be exported with declarations: %s', (name, schema, field) => {
  const folder = join(project, schema);
  for (const module of [name, 'valibot']) link(installed(module), join(folder, 'node_modules', module));
  const file = join(folder, 'own.ts');
  writeFileSync(
    file,
    `import { ${schema} } from '${name}';
import * as v from 'valibot';
export const Picked = v.pick(${schema}, ['${field}']);
export const Partial = v.partial(${schema});
export const Inside = v.object({ ${schema} });`,
  );
  const emit = { strict: true, declaration: true, emitDeclarationOnly: true, types: [], skipLibCheck: true };
  const nodeNext = { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2023 };
  const program = ts.createProgram([file], { ...emit, ...nodeNext });
  const { diagnostics } = program.emit();
  const errors = [...ts.getPreEmitDiagnostics(program), ...diagnostics].map(({ messageText }) => messageText);
  expect(errors).toEqual([]);
  const { importedFiles } = ts.preProcessFile(readFileSync(file.replace('.ts', '.d.ts'), 'utf8'));
  expect(new Set(importedFiles.map(({ fileName }) => fileName))).toEqual(new Set([name, 'valibot']));
});
