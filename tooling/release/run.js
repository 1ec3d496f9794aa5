import { execFileSync, spawnSync } from 'node:child_process';
import { root } from './workspace.js';

/** Runs a program in the terminal, so that it can ask for a second factor. Returns whether it succeeded. */
export const succeeds = (program, ...args) => spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status === 0;

/** @throws {Error} if the program fails. */
export function run(program, ...args) {
  if (!succeeds(program, ...args)) throw new Error(`${program} ${args.join(' ')} failed`);
}

/** What a program prints. */
export const read = (program, ...args) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** A field of a published package; `undefined` if the registry does not have the package or version. */
export function view(spec, field) {
  try {
    const found = read('npm', 'view', spec, field, '--json');
    return found === '' ? undefined : JSON.parse(found);
  } catch (error) {
    if (String(error.stdout).includes('E404')) return undefined;
    throw new Error(`npm view ${spec} failed: ${error.stderr}`, { cause: error });
  }
}
