import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';
import { root } from './workspace.ts';

/** The row whose limit the second release lowers by one. */
export const limitedRow = {
  file: 'packages/card-params/src/sets/set-6/cart-item.ts',
  limit: /(?<=^ +quantity: +\['N)\d+(?=')/m,
};

/** Git requires a name for commits and tags. */
const gitUser = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, 'Release test'],
    [`GIT_${role}_EMAIL`, 'release-test@shop.example'],
  ]),
);

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
    await this.run('node', 'tooling/release/address.js', 'https://git.shop.example/pg/rules');
    const pending = readdirSync(join(this.folder, '.changeset')).filter((file) => file.endsWith('.md'));
    for (const file of pending) rmSync(join(this.folder, '.changeset', file));
    await this.commit('Set the address');
  }

  readonly run = (program: string, ...args: readonly string[]): Promise<string> =>
    run(program, args, { cwd: this.folder, env: gitUser });

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

  async version(): Promise<void> {
    await this.run('pnpm', 'run', 'release:version');
    await this.commit('Set the versions');
  }

  async commit(message: string): Promise<void> {
    await this.run('git', 'add', '--all');
    await this.run('git', 'commit', '--quiet', '--message', message);
  }

  /** Builds, packs and publishes all packages, and tags the version. */
  async publish(env: NodeJS.ProcessEnv): Promise<void> {
    rmSync(join(this.folder, 'packed'), { recursive: true, force: true });
    for (const step of ['release:pack', 'release:publish', 'release:tag']) {
      await run('pnpm', ['run', step], { cwd: this.folder, env: { ...env, ...gitUser } });
    }
  }
}
