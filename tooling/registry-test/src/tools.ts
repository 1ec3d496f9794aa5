import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

const { platform, arch } = process;
const system = `${platform}-${arch}`;

/** The oldest and the newest versions with which users run the packages. */
export const NODES = ['20.19.0', '26'];
export const COMPILERS = ['5.6', '7'];

/** The programs with which users run the packages. These npm packages need no install script. The keys are folder names. */
export const PROGRAMS = {
  ...Object.fromEntries(NODES.map((each) => [`node-${each}`, `node-${system}@${each}`])),
  ...Object.fromEntries(COMPILERS.map((each) => [`typescript-${each}`, `typescript@${each}`])),
};

/** Others, which are tried at night. */
export const OTHER_RUNTIMES = {
  bun: `@oven/bun-${system.replace('arm64', 'aarch64')}@1`,
  deno: `@deno/${system}${platform === 'linux' ? '-glibc' : ''}@2`,
  'yarn-1': 'yarn@1',
  'yarn-4': '@yarnpkg/cli-dist@4',
};

/** A registry. It is not in the lock file: later versions need Node 22, and it has some 300 dependencies. */
export const REGISTRY = { verdaccio: 'verdaccio@~6.8.0' };

/** Installs programs with the registry of this machine's npm settings. Returns the path of a program's file. */
export async function installTools(cwd: string, tools: Readonly<Record<string, string>>) {
  mkdirSync(cwd, { recursive: true });
  // verdaccio-audit depends on the tag `cjs`, which mirrors of a registry may not have.
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ overrides: { 'node-fetch': '^2.7.0' } }));
  const packages = Object.entries(tools).map(([name, spec]) => `${name}@npm:${spec}`);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await run('npm', ['install', ...options, ...packages], { cwd });
  return (file: string): string => join(cwd, 'node_modules', file);
}
