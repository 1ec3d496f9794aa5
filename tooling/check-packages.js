// Packs every public package and checks what is in the archives. tooling/build checks what is built,
// tooling/registry-test uses it as strangers would.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** What may be packed: what is built, data, pages. */
const PACKED =
  /^package\/(?:package\.json|README\.md|CHANGELOG\.md|LICENSE|dist\/.+|(?:schemas|vectors)\/[\w.-]+\.json|docs\/.+\.md|index\.(?:js|d\.ts))$/;

const bin = (name) => join(root, 'node_modules/.bin', name);

const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
for (const path of packages) run('pnpm', ['pack', '--pack-destination', archives], path);

const tarballs = readdirSync(archives).map((name) => join(archives, name));
for (const tarball of tarballs) {
  run(bin('publint'), ['run', tarball, '--strict'], root);
  run(bin('attw'), [tarball, '--profile', 'esm-only'], root);
  const files = run('tar', ['-tzf', tarball], root).trim().split('\n');
  const stray = files.filter((file) => !PACKED.test(file));
  if (stray.length > 0) throw new Error(`${tarball} holds what nobody installs it for: ${stray.join(', ')}`);
  console.log(`ok  ${files.length} files in ${tarball.slice(archives.length + 1)}`);
}

rmSync(folder, { recursive: true });
