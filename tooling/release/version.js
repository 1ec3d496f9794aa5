import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesShownBy, formatChanges, withRules } from './changelog.js';
import { run } from './run.js';
import { currentVersion, packages, readText, root } from './workspace.js';

const edit = (file, change) => writeFileSync(join(root, file), change(readText(file)));

/**
 * Makes the next version of all packages from the changesets, adds what changed since the last release to the changelogs, and sets
 * what the action, the hook and the docs install. Stops if the changesets request too small a bump.
 */
export function version() {
  run('pnpm', 'run', 'bumps');
  const found = JSON.parse(readText('tooling/bump-gate/dist/changes.json'));
  run('pnpm', 'exec', 'changeset', 'version');
  const next = currentVersion();
  const released = packages();
  const manifests = released.map(({ manifest }) => manifest);
  for (const { name, manifest } of released)
    edit(`packages/${name}/CHANGELOG.md`, (text) => withRules(text, next, changesShownBy(manifest, manifests, found)));
  edit('CHANGELOG.md', (text) =>
    text.replace(
      /^# .*\n/,
      (title) => `${title}\n## ${next}\n\n${formatChanges(found) || 'No verdict has changed.'}\n`,
    ),
  );
  setRuleVersions(next, new Set(found.map(({ rule }) => rule)));
  if (!next.includes('-')) pin(next);
  run('pnpm', 'install', '--lockfile-only');
}

/** Records in which versions each rule came and changed: `pg-lint explain` shows it. */
function setRuleVersions(next, changed) {
  edit('packages/lint/src/command/commands/rule-versions.json', (text) => {
    const before = JSON.parse(text);
    const versions = {};
    for (const [, id] of readText('docs/reference/rules.md').matchAll(/^## (\S+)$/gm)) {
      const known = before[id] ?? [];
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
