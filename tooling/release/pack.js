import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { currentVersion, root } from './address.js';
import { read, run } from './run.js';

function requireCleanTree() {
  if (read('git', 'status', '--porcelain') !== '')
    throw new Error('there are uncommitted changes: an archive must equal its commit');
}

/** Builds all packages, and packs them into `packed/`. */
export function pack() {
  requireCleanTree();
  packTree();
}

function packTree() {
  rmSync(join(root, 'packed'), { recursive: true, force: true });
  const published = ['--filter', './packages/*'];
  run('pnpm', 'exec', 'turbo', 'run', 'build', ...published, '--output-logs=errors-only');
  run('pnpm', '--recursive', ...published, 'exec', 'pnpm', 'pack', '--pack-destination', join(root, 'packed'));
}

/** Packs this commit as 0.0.0-NAME-COMMIT. The name is the branch, or the first option. */
export function snapshot([name = read('git', 'branch', '--show-current')]) {
  requireCleanTree();
  const before = currentVersion();
  run('pnpm', 'exec', 'changeset', 'version', '--snapshot', name.replace(/[^\da-z]+/gi, '-') || 'snapshot');
  if (currentVersion() === before) throw new Error('this branch has no changeset: there is nothing to publish');
  packTree();
}
