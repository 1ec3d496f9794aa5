// Packs every public package and checks what is in the archives. tooling/registry-test uses them as strangers would.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pg-packages-'));
const archives = join(folder, 'archives');

/** Runs a program of the repository's, and shows what it prints only where it fails. */
function run(program, args, cwd) {
  try {
    return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    console.error(`${program} ${args.join(' ')}\n${error.stdout}${error.stderr}`);
    process.exit(1);
  }
}

const bin = (name) => join(root, 'node_modules/.bin', name);

const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
for (const path of packages) run('pnpm', ['pack', '--pack-destination', archives], path);

const tarballs = readdirSync(archives).map((name) => join(archives, name));
for (const tarball of tarballs) {
  run(bin('publint'), ['run', tarball, '--strict'], root);
  run(bin('attw'), [tarball, '--profile', 'esm-only'], root);
  console.log(
    `ok  ${run('tar', ['-tzf', tarball], root).split('\n').length - 1} files in ${tarball.slice(archives.length + 1)}`,
  );
}

const consumer = mkdtempSync(join(folder, 'consumer-'));
writeFileSync(join(consumer, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
run('npm', ['install', '--no-audit', '--no-fund', ...tarballs, 'valibot@1'], consumer);

// ASN.1 is read where cryptography needs it: no program that only makes or checks a sale starts with it.
writeFileSync(
  join(consumer, 'sale.js'),
  `import { check } from '@pg/rule-kit';
import { createSaleRequest, decodeSaleForm, saleForm } from '@pg/sale-form';
console.log(createSaleRequest, check(saleForm, decodeSaleForm('brand=wallet1').sale));
`,
);
const { metafile } = await build({
  entryPoints: [join(consumer, 'sale.js')],
  absWorkingDir: consumer,
  bundle: true,
  format: 'esm',
  splitting: true,
  minify: true,
  metafile: true,
  outdir: join(consumer, 'bundle'),
});
const outputs = Object.entries(metafile.outputs);
const atStart = (name) => {
  const { imports } = metafile.outputs[name];
  return [name, ...imports.filter(({ kind }) => kind === 'import-statement').flatMap(({ path }) => atStart(path))];
};
const [start] = outputs.find(([, { entryPoint }]) => entryPoint === 'sale.js');
const loaded = new Set(atStart(start));
const readers = outputs.filter(([, { inputs }]) => Object.keys(inputs).some((input) => input.includes('asn1js')));
if (readers.length === 0) throw new Error('the bundle of a sale has no ASN.1 at all: the check finds nothing');
if (readers.some(([name]) => loaded.has(name))) throw new Error('an app that makes a sale starts with ASN.1 code');
const bytes = [...loaded].reduce((sum, name) => sum + metafile.outputs[name].bytes, 0);
console.log(`ok  an app that makes a sale starts without ASN.1 code: ${(bytes / 1000).toFixed(1)} KB minified`);

rmSync(folder, { recursive: true });
