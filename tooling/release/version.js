// Runs after `changeset version`: adds dates to the changelogs, updates the root changelog, and sets the version that the
// action, the hook and the docs install.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages, root } from './address.js';
import { changesOf, mergeChanges } from './changelog.js';

const edit = (file, change) => writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));

const [{ manifest }] = packages();
const { version } = manifest;
const date = new Date().toISOString().slice(0, 10);

const changes = packages().map(({ name, manifest }) => {
  const file = join('packages', name, 'CHANGELOG.md');
  edit(file, (text) => text.replace(`\n## ${version}\n`, `\n## ${version} (${date})\n`));
  return { name: manifest.name, changes: changesOf(readFileSync(join(root, file), 'utf8'), version) };
});
edit('CHANGELOG.md', (text) =>
  text.replace(/^# .*\n/, (title) => `${title}\n## ${version} (${date})\n\n${mergeChanges(changes)}`),
);

const isRelease = !version.includes('-');
for (const [file, pin, pinned] of [
  ['actions/pg-lint/action.yml', /(The version of @pg\/lint.*\n +default: ).*/, `$1"${version}"`],
  ['.pre-commit-hooks.yaml', /@pg\/lint@[^"]+/, `@pg/lint@${version}`],
  ['docs/adopt/pre-commit.md', /(?<=rev: )\S+/g, `v${version}`],
  ['docs/adopt/github.md', /(?<=actions\/pg-lint(?:\/problem-matcher)?@)\S+/g, `v${version}`],
]) {
  if (isRelease) edit(file, (text) => text.replace(pin, pinned));
}
