/** The list items of a version in a package's changelog. */
export function changesOf(changelog, version) {
  const isVersion = (section) => section.split(/\s/, 1)[0] === version;
  const section = changelog.split(/^## /m).find(isVersion) ?? '';
  const lines = section
    .split('\n')
    .slice(1)
    .filter((line) => !line.startsWith('#'));
  return lines
    .join('\n')
    .split(/\n(?=- )/)
    .map((item) => item.trim())
    .filter((item) => item.startsWith('- '));
}

/** The version's section for the root changelog: changes of rows and rules first, then other changes by package. */
export function mergeChanges(packages) {
  const isRule = (item) => /^- `[^`]+`: /.test(item);
  const rules = [...new Set(packages.flatMap(({ changes }) => changes.filter(isRule)))];
  const others = packages.flatMap(({ name, changes }) => {
    const own = changes.filter((item) => !isRule(item));
    return own.length > 0 ? [`### ${name}`, own.join('\n')] : [];
  });
  return [...(rules.length > 0 ? [rules.join('\n')] : []), ...others].map((part) => `${part}\n\n`).join('');
}
