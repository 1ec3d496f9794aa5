/** The changes of a version in a package's changelog, an item of the list each. */
export function changesOf(changelog, version) {
  const isOf = (section) => section.split(/\s/, 1)[0] === version;
  const section = changelog.split(/^## /m).find(isOf) ?? '';
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

/** The root's section of a version: what changed in rows and rules first, then the changes of each package. */
export function mergeChanges(packages) {
  const isRule = (item) => /^- `[^`]+`: /.test(item);
  const rules = [...new Set(packages.flatMap(({ changes }) => changes.filter(isRule)))];
  const others = packages.flatMap(({ name, changes }) => {
    const own = changes.filter((item) => !isRule(item));
    return own.length > 0 ? [`### ${name}`, own.join('\n')] : [];
  });
  return [...(rules.length > 0 ? [rules.join('\n')] : []), ...others].map((part) => `${part}\n\n`).join('');
}
