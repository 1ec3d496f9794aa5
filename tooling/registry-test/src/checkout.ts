import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from './registry.ts';
import { plainEnv, run } from './run.ts';
import { root } from './workspace.ts';

/** A clone of the repository in which releases are made. */
export interface Checkout {
  readonly folder: string;
  /** Changes a file's text. The change has to find something to change. */
  readonly edit: (file: string, change: (text: string) => string) => void;
  /** Writes the one changeset of the test: the bump of each package that it names. */
  readonly setChangeset: (bumps: Readonly<Record<string, Bump>>, summary: string) => void;
  /** What the maintainer's commands do: new versions and changelogs, committed. */
  readonly version: () => Promise<void>;
  /** The build, then publishing, with tags. */
  readonly publish: (registry: Registry) => Promise<void>;
}

type Bump = 'major' | 'minor' | 'patch';

/** Git asks for a name to tag with. */
const somebody = {
  GIT_AUTHOR_NAME: 'Release test',
  GIT_AUTHOR_EMAIL: 'release-test@shop.example',
  GIT_COMMITTER_NAME: 'Release test',
  GIT_COMMITTER_EMAIL: 'release-test@shop.example',
};

/** Clones what is committed, and installs it from what is on this machine already. */
export async function cloneRepository(folder: string): Promise<Checkout> {
  await run('git', ['clone', '--quiet', '--no-tags', root, folder], { cwd: root, env: plainEnv });
  await run('pnpm', ['install', '--offline', '--frozen-lockfile'], { cwd: folder, env: plainEnv });

  const edit = (file: string, change: (text: string) => string) => {
    const before = readFileSync(join(folder, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file}: nothing to change`);
    writeFileSync(join(folder, file), after);
  };

  return {
    folder,
    edit,
    setChangeset: (bumps, summary) => {
      const lines = Object.entries(bumps).map(([name, bump]) => `'${name}': ${bump}\n`);
      writeFileSync(join(folder, '.changeset', 'of-the-test.md'), `---\n${lines.join('')}---\n\n${summary}\n`);
    },
    version: async () => {
      await run('pnpm', ['run', 'release:version'], { cwd: folder, env: plainEnv });
      const env = { ...plainEnv, ...somebody };
      await run('git', ['commit', '--quiet', '--all', '--message', 'Versions'], { cwd: folder, env });
    },
    publish: async ({ env }) => {
      await run('pnpm', ['run', 'release:publish'], { cwd: folder, env: { ...env, ...somebody } });
    },
  };
}
