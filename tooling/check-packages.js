// Packs every public package and checks the archives. tooling/build checks built files, tooling/registry-test installs them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packInto } from './release/pack.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pg-packages-'));
const run = (program, args) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** Packages contain built code, declarations, data and docs, but no sources. */
const ALLOWED =
  /^package\/(?:package\.json|(?:README|CHANGELOG)\.md|LICENSE|dist\/.+\.(?:c?js|d\.ts|md|json|txt)|(?:schemas|vectors(?:\/hex)?)\/[\w.-]+\.json|index\.(?:js|d\.ts))$/;

/** Links to files of the repository would be broken in `node_modules`. */
function requireLinks(archive, files) {
  for (const page of files.filter((each) => each.endsWith('.md'))) {
    const text = run('tar', ['-xOzf', archive, page]).replaceAll(/^```.*?^```/gms, '');
    for (const [, link] of text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)) {
      if (!files.includes(posix.join(posix.dirname(page), link)))
        throw new Error(`${archive}: ${page} links to ${link}`);
    }
  }
}

packInto(folder);
for (const archive of readdirSync(folder)) {
  const file = join(folder, archive);
  const files = run('tar', ['-tzf', file]).trim().split('\n');
  const unexpected = files.filter((each) => !ALLOWED.test(each));
  if (unexpected.length > 0) throw new Error(`${archive} must not contain ${unexpected.join(', ')}`);
  requireLinks(file, files);
  for (const args of [
    ['publint', 'run', file, '--strict'],
    ['attw', file, '--profile', 'esm-only'],
  ]) {
    const [program, ...rest] = args;
    execFileSync(join(root, 'node_modules/.bin', program), rest, { cwd: root, stdio: 'inherit' });
  }
}
rmSync(folder, { recursive: true });
