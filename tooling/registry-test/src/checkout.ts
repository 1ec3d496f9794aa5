import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';
import { root } from './workspace.ts';

/** A row whose bound a release tightens by one. */
export const boundedRow = {
  file: 'packages/card-params/src/sets/set-6/cart-item.ts',
  bound: /(?<=^ +quantity: +\['N)\d+(?=')/m,
};

/** Git asks for a name to commit and tag with. */
const somebody = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, 'Release test'],
    [`GIT_${role}_EMAIL`, 'release-test@shop.example'],
  ]),
);

/** A clone of the repository in which releases are made. */
export class Checkout {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Clones what is committed, and installs it from what is on this machine already. */
  async make(): Promise<void> {
    await run('git', ['clone', '--quiet', '--no-tags', root, this.folder], { cwd: root });
    await this.run('pnpm', 'install', '--offline', '--frozen-lockfile');
    await this.run('node', 'tooling/release/address.js', 'https://git.shop.example/pg/rules');
    const pending = readdirSync(join(this.folder, '.changeset')).filter((file) => file.endsWith('.md'));
    for (const file of pending) rmSync(join(this.folder, '.changeset', file));
    await this.commit('Address');
  }

  readonly run = (program: string, ...args: readonly string[]): Promise<string> =>
    run(program, args, { cwd: this.folder, env: somebody });

  /** Changes a file's text. The change has to find something to change. */
  edit(file: string, change: (text: string) => string): void {
    const before = readFileSync(join(this.folder, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file}: nothing to change`);
    writeFileSync(join(this.folder, file), after);
  }

  /** Writes the one changeset of the test. */
  setChangeset(bump: string, summary: string): void {
    const file = join(this.folder, '.changeset', 'of-the-test.md');
    writeFileSync(file, `---\n'@pg/card-params': ${bump}\n---\n\n${summary}\n`);
  }

  /** New versions and changelogs, committed. */
  async version(): Promise<void> {
    await this.run('pnpm', 'run', 'release:version');
    await this.commit('Versions');
  }

  async commit(message: string): Promise<void> {
    await this.run('git', 'add', '--all');
    await this.run('git', 'commit', '--quiet', '--message', message);
  }

  /** Builds and packs all packages, publishes the archives, and tags the version. */
  async publish(env: NodeJS.ProcessEnv): Promise<void> {
    rmSync(join(this.folder, 'packed'), { recursive: true, force: true });
    for (const step of ['release:pack', 'release:publish', 'release:tag']) {
      await run('pnpm', ['run', step], { cwd: this.folder, env: { ...env, ...somebody } });
    }
  }
}
