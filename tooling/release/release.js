// npx -y pnpm@12 run release COMMAND: the steps of docs/releasing.md. It needs no dependency, so that jobs with a token install none.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { address, currentVersion, root } from './address.js';
import { sectionOf } from './changelog.js';
import { pack, snapshot } from './pack.js';
import { latest, publish } from './publish.js';
import { run } from './run.js';
import { sbom } from './sbom.js';
import { version } from './version.js';

/** Tags the commit with its version. */
const tag = () => run('git', 'tag', `v${currentVersion()}`);

/** Prints the changes of the checked-out version, for the release on GitHub, where links need the address. */
function notes() {
  const section = sectionOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), currentVersion());
  console.log(section.replaceAll('](packages/', `](${address()}/blob/v${currentVersion()}/packages/`));
}

const commands = { version, pack, snapshot, publish, latest, tag, notes, sbom };
const [, , name = '', ...options] = process.argv;
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
try {
  if (command === undefined) throw new Error(`the command must be one of ${Object.keys(commands).join(', ')}`);
  command(options);
} catch (error) {
  console.error(`release: ${error.message}`);
  process.exitCode = 1;
}
