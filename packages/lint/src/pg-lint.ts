import nodeModule from 'node:module';
import { join } from 'node:path';
import { compiledFolder, requireCompiled } from './cli/compiled-code.ts';
import { ExitStatus } from './cli/exit-status.ts';
import { isTooOld, LEAST_NODE } from './cli/node-version.ts';

/** All of the command but this start; the build makes a file of its own of it. */
const COMMAND = join(import.meta.dirname, 'pg-lint', 'command.cjs');

const [, , ...args] = process.argv;

/**
 * Whether the run does nothing but say what the command is. What the first run compiles is what is kept for all later
 * ones, and such a run compiles hardly anything that they need.
 */
const onlyTells = args.length === 0 || args.some((each) => ['--version', '--help', '-h'].includes(each));

function requireCommand(): unknown {
  if (onlyTells) return requireAfresh();
  const folder = compiledFolder(import.meta.dirname);
  // Node.js 22.8 and later keep compiled code themselves.
  const enableCompileCache: unknown = Reflect.get(nodeModule, 'enableCompileCache');
  const isBuiltIn = typeof enableCompileCache === 'function';
  if (isBuiltIn) enableCompileCache(folder);
  return isBuiltIn || process.env.NODE_DISABLE_COMPILE_CACHE ? requireAfresh() : requireCompiled(COMMAND, folder);
}

const requireAfresh = (): unknown => nodeModule.createRequire(COMMAND)(COMMAND);

const { node } = process.versions;
if (isTooOld(node)) {
  process.stderr.write(`pg-lint: Node ${node} is too old, ${LEAST_NODE} or later is needed\n`);
  process.exitCode = ExitStatus.Usage;
} else {
  (requireCommand() as typeof import('./cli/command.ts')).main();
}
