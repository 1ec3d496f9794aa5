// npx -y pnpm@12 run release COMMAND: the steps of docs/releasing.md. It needs no dependency, so that jobs with a token install none.
import { latest } from './latest.js';
import { notes } from './notes.js';
import { pack, snapshot } from './pack.js';
import { publish } from './publish.js';
import { sbom } from './sbom.js';
import { tag } from './tag.js';
import { version } from './version.js';

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
