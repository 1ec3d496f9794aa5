// npx -y pnpm@12 run release COMMAND: the steps of docs/releasing.md. It needs no dependency, so that jobs with a token install none.
import { sectionOf } from './changelog.js';
import { pack, snapshot } from './pack.js';
import { latest, publish } from './publish.js';
import { run } from './run.js';
import { version } from './version.js';
import { currentVersion, readText, repository } from './workspace.js';

/** Tags the commit with its version. */
const tag = () => run('git', 'tag', `v${currentVersion()}`);

/** Prints the changes of the checked-out version, for the release on GitHub. */
function notes() {
  const changelogs = `${repository()}/blob/v${currentVersion()}/packages`;
  console.log(sectionOf(readText('CHANGELOG.md'), currentVersion()));
  console.log(
    `\nThe changelogs of the packages have the other changes, such as [@pg/lint](${changelogs}/lint/CHANGELOG.md).`,
  );
}

const commands = { version, pack, snapshot, publish, latest, tag, notes };
const [, , name = '', ...options] = process.argv;
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
try {
  if (command === undefined) throw new Error(`the command must be one of ${Object.keys(commands).join(', ')}`);
  command(options);
} catch (error) {
  console.error(`release: ${error.message}`);
  process.exitCode = 1;
}
