import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';
import { root } from './workspace.ts';

/** The row whose limit the second release lowers by one. */
export const limitedRow = {
  file: 'packages/card-params/src/sets/set-6/cart-item.ts',
  limit: /(?<=^ +quantity: +\['N)\d+(?=')/m,
};

/** Git requires a name for commits and tags. A package that is built here, from the same files, is not built again. */
const ENV = {
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) => [
      [`GIT_${role}_NAME`, 'Release test'],
      [`GIT_${role}_EMAIL`, 'release-test@shop.example'],
    ]),
  ),
  TURBO_CACHE_DIR: join(root, '.turbo/cache'),
};

/** A clone of the repository, from which the tests release. */
export class Checkout {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Clones the last commit and installs its dependencies offline. */
  async create(): Promise<void> {
    await run('git', ['clone', '--quiet', '--no-tags', root, this.folder], { cwd: root });
    await this.run('pnpm', 'install', '--offline', '--frozen-lockfile');
    const address = '$1https://git.shop.example/pg/rules';
    this.edit('package.json', (text) => text.replace(/("repository": ")[^"]*/, address));
    await this.commit('Set the address');
  }

  readonly run = (program: string, ...args: readonly string[]): Promise<string> =>
    run(program, args, { cwd: this.folder, env: ENV });

  /** @throws {Error} if the file stays the same. */
  edit(file: string, change: (text: string) => string): void {
    const before = readFileSync(join(this.folder, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} has not changed`);
    writeFileSync(join(this.folder, file), after);
  }

  setChangeset(bump: string, summary: string): void {
    const file = join(this.folder, '.changeset', 'release-test.md');
    writeFileSync(file, `---\n'@pg/card-params': ${bump}\n---\n\n${summary}\n`);
  }

  /** Makes the version of the pending changesets. There are none in the commit of a version. */
  async version(): Promise<void> {
    if (readdirSync(join(this.folder, '.changeset')).every((file) => !file.endsWith('.md'))) return;
    await this.run('pnpm', 'run', 'release', 'version');
    await this.commit('Set the versions');
  }

  async commit(message: string): Promise<void> {
    await this.run('git', 'add', '--all');
    await this.run('git', 'commit', '--quiet', '--message', message);
  }

  /** Builds, packs and publishes all packages, and tags the version. */
  async publish(env: NodeJS.ProcessEnv): Promise<void> {
    for (const step of ['pack', 'publish', 'tag']) await this.release(env, step);
  }

  readonly release = (env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<string> =>
    run('pnpm', ['run', 'release', ...args], { cwd: this.folder, env: { ...env, ...ENV } });
}
