import nodeModule from 'node:module';
import { join } from 'node:path';

/** The command. It is a separate file, so that Node.js can cache its compiled code. */
const COMMAND = join(import.meta.dirname, 'pg-lint', 'command.cjs');

const { node } = process.versions;
const [major = 0, minor = 0] = node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`pg-lint: Node must be 20.19 or later, but is ${node}\n`);
  process.exitCode = 2;
} else {
  // Only Node.js 22.8 and later has it.
  const enableCompileCache: unknown = Reflect.get(nodeModule, 'enableCompileCache');
  if (typeof enableCompileCache === 'function') enableCompileCache();
  (nodeModule.createRequire(COMMAND)(COMMAND) as typeof import('./command/command.ts')).main();
}
