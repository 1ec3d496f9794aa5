import nodeModule from 'node:module';
import { join } from 'node:path';

/** The command without this start. It is a file of its own, so that Node.js can cache its compiled code. */
const COMMAND = join(import.meta.dirname, 'pg-lint', 'command.cjs');

const { node } = process.versions;
const [major = 0, minor = 0] = node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`pg-lint: Node must be 20.19 or later, but is ${node}\n`);
  process.exitCode = 2;
} else {
  // Node.js has it from 22.8 on.
  const enableCompileCache: unknown = Reflect.get(nodeModule, 'enableCompileCache');
  if (typeof enableCompileCache === 'function') enableCompileCache();
  (nodeModule.createRequire(COMMAND)(COMMAND) as typeof import('./cli/command.ts')).main();
}
