import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

const { platform, arch } = process;
const system = `${platform}-${arch}`;

/** The programs with which users run the packages. These npm packages need no install script. The keys are folder names. */
const TOOLS = {
  ...Object.fromEntries(['20.19.0', '22.12.0', '24', '26'].map((each) => [`node-${each}`, `node-${system}@${each}`])),
  ...Object.fromEntries(['5.6', '6', '7'].map((each) => [`typescript-${each}`, `typescript@${each}`])),
  bun: `@oven/bun-${system.replace('arm64', 'aarch64')}@1`,
  deno: `@deno/${system}${platform === 'linux' ? '-glibc' : ''}@2`,
  'yarn-1': 'yarn@1',
  'yarn-4': '@yarnpkg/cli-dist@4',
};

/** Uses the registry of this machine's npm settings. */
export async function installTools(cwd: string): Promise<void> {
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'package.json'), '{}');
  const packages = Object.entries(TOOLS).map(([name, spec]) => `${name}@npm:${spec}`);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await run('npm', ['install', ...options, ...packages], { cwd });
}
