import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentVersion, packages, root } from './address.js';
import { breakingFirst, changesOf, mergeChanges, ruleOf, withChanges } from './changelog.js';
import { run } from './run.js';

const readText = (file) => readFileSync(join(root, file), 'utf8');
const edit = (file, change) => writeFileSync(join(root, file), change(readText(file)));

/** The packages whose rules are not in the command. */
const NOT_IN_COMMAND = ['@pg/eslint-plugin', '@pg/language-server', '@pg/vectors'];

/** Makes the next version of all packages from the changesets: changelogs, and what the action, the hook and the docs install. */
export function version() {
  run('pnpm', 'exec', 'changeset', 'version');
  const next = currentVersion();
  const date = new Date().toISOString().slice(0, 10);
  const changed = packages().map(({ name, manifest }) => {
    const file = `packages/${name}/CHANGELOG.md`;
    return { name: manifest.name, file, changes: changesOf(readText(file), next) };
  });
  const rules = changed
    .filter(({ name }) => !NOT_IN_COMMAND.includes(name))
    .flatMap(({ changes }) => changes.filter(ruleOf));
  for (const { name, file, changes } of changed) {
    // The command contains the rules of other packages.
    const shown = name === '@pg/lint' ? breakingFirst([...rules, ...changes]) : changes;
    edit(file, (text) => withChanges(text, next, date, shown));
  }
  edit('CHANGELOG.md', (text) =>
    text.replace(/^# .*\n/, (title) => `${title}\n## ${next} (${date})\n\n${mergeChanges(changed)}`),
  );
  setRuleVersions(next, new Set(rules.map(ruleOf)));
  if (!next.includes('-')) pin(next);
  run('pnpm', 'install', '--lockfile-only');
}

/** Records in which versions a rule came and changed: `pg-lint explain` shows it. */
function setRuleVersions(next, changed) {
  edit('packages/lint/src/command/commands/rule-versions.json', (text) => {
    const versions = JSON.parse(text);
    for (const [, id] of readText('docs/reference/rules.md').matchAll(/^## (\S+)$/gm)) {
      const known = versions[id] ?? [];
      versions[id] = known.length === 0 || (changed.has(id) && !known.includes(next)) ? [...known, next] : known;
    }
    const lines = Object.entries(versions).map(
      ([id, each]) => `  ${JSON.stringify(id)}: [${each.map((version) => JSON.stringify(version)).join(', ')}]`,
    );
    return `{\n${lines.sort().join(',\n')}\n}\n`;
  });
}

function pin(next) {
  edit('actions/pg-lint/action.yml', (text) =>
    text.replace(/(The version of @pg\/lint.*\n +default: ).*/, `$1"${next}"`),
  );
  // The marketplace accepts no pre-release versions.
  edit('apps/vscode/package.json', (text) => text.replace(/("version": ")[^"]+/, `$1${next}`));
  edit('.pre-commit-hooks.yaml', (text) => text.replace(/@pg\/lint@[^"]+/, `@pg/lint@${next}`));
  // Pages recommend a minor version, because a minor one may break before 1.0.
  const minor = next.split('.', 2).join('.');
  for (const page of ['assistants', 'github', 'gitlab', 'pre-commit'])
    edit(`docs/adopt/${page}.md`, (text) => text.replaceAll(/(?<=@pg\/lint@)\d+\.\d+(?=['" ])/g, minor));
  edit('packages/lint/README.md', (text) => text.replace(/(?<="name": "pg-lint", "version": ")[^"]+/, next));
  edit('docs/adopt/pre-commit.md', (text) => text.replace(/(?<=rev: )\S+/g, `v${next}`));
  edit('docs/adopt/github.md', (text) => text.replace(/(?<=actions\/pg-lint(?:\/problem-matcher)?@)\S+/g, `v${next}`));
}
