import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'react-server-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A server component's module: it prints what a client component gets as a prop. */
const SERVER = `
import { Set1Instalments } from '@pg/card-params';
import { formSchema } from '@pg/rule-kit';
import { renderToPipeableStream } from 'react-server-dom-parcel/server';
import { safeParse } from 'valibot';
import { pay } from '../src/next-action.ts';

const { issues } = safeParse(formSchema(Set1Instalments), { bnrg_installm_months: 'PLANTED' });
const form = new FormData();
form.set('shipping_postcode', '7500A');
const state = pay({}, form);
renderToPipeableStream({ issues, state }, { onError: (error) => console.log(error) }).pipe(process.stdout);
`;

test("React's server serializer sends issues", async () => {
  const outfile = join(folder, 'server.cjs');
  await build({
    stdin: { contents: SERVER, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    platform: 'node',
    conditions: ['react-server', '@pg/source'],
    define: { 'process.env.NODE_ENV': '"development"' },
    outfile,
  });
  const printed = execFileSync(process.execPath, [outfile], { encoding: 'utf8' });
  expect(printed).toContain('"message":"bnrg_installm_months must be digits only, but has a letter at character 1"');
  expect(printed).toContain('"message":"bnrg_installm_def is missing"');
  expect(printed).toContain('Le code postal ne doit avoir que des chiffres');
  expect(printed).not.toMatch(/PLANTED|Error/);
});
