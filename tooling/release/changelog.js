/** The text of a version in a changelog, without its heading; empty if it is not there. */
export function sectionOf(changelog, version) {
  const section = changelog.split(/^## /m).find((each) => each.split(/\s/, 1)[0] === version) ?? '';
  return section.split('\n').slice(1).join('\n').trim();
}

/**
 * The changes of a version in a package's changelog, breaking ones first. Before 1.0, minor changes are breaking.
 *
 * @returns The list items, and whether each is breaking.
 */
export function changesOf(changelog, version) {
  const breaking = version.startsWith('0.') ? 'Minor' : 'Major';
  const groups = `\n${sectionOf(changelog, version)}`.split(/^### /m).slice(1);
  const changes = groups.flatMap((group) =>
    group
      .split(/\n(?=- )/)
      .slice(1)
      .map((item) => ({ text: item.trim(), isBreaking: group.startsWith(breaking) })),
  );
  return breakingFirst(changes);
}

export const breakingFirst = (changes) => changes.toSorted((a, b) => Number(b.isBreaking) - Number(a.isBreaking));

/** The rule or row that a change is about; no package. */
export const ruleOf = ({ text }) => /^- `([^`@-][^`]*)`: /.exec(text)?.[1];

/** Several packages may have the same change. */
const unique = (changes) => [...new Map(changes.map((change) => [change.text, change])).values()];

/** The list of a version's changes. */
export const formatChanges = (changes) =>
  unique(changes)
    .map(({ text, isBreaking }) => (isBreaking ? text.replace(/^- (?!\*\*Breaking:\*\* )/, '- **Breaking:** ') : text))
    .join('\n');

/** A package's changelog with the changes of its last version, under the version and the date. */
export function withChanges(changelog, version, date, { changes, rules, types }) {
  const parts = [
    ...(changes.length > 0 ? [formatChanges(changes)] : []),
    ...(rules.length > 0 ? [`### Rules\n\n${formatChanges(rules)}`] : []),
    ...(types.length > 0 ? [`### Types\n\n${formatChanges(types)}`] : []),
  ];
  const text = parts.join('\n\n') || '- No changes. All packages have the same version.';
  const section = new RegExp(`^## ${version.replaceAll('.', '\\.')}\\n[^]*?(?=^## |(?![^]))`, 'm');
  return `${changelog.replace(section, () => `## ${version} (${date})\n\n${text}\n\n`).trimEnd()}\n`;
}

/**
 * What each package's changelog says. Packages show the rules, codes and messages of the packages on which they depend, so
 * that what the changesets and the comparison with the last release say about these is in their changelogs, too.
 *
 * @param packages Each with its changes from changesets.
 * @param found The changes since the last release: `dist/changes.json` of the bump gate.
 */
export function changesByPackage(packages, found) {
  const foundIn = (name, about) =>
    found
      .filter((each) => each.packageName === name && each.about === about)
      .map(({ description, breaking }) => ({ text: `- ${description}`, isBreaking: breaking }));
  const withDependencies = (each) => [
    each,
    ...packages.filter(({ name }) => name in each.dependencies).flatMap(withDependencies),
  ];
  return packages.map((each) => ({
    ...each,
    changes: each.changes.filter((change) => !ruleOf(change)),
    rules: breakingFirst([
      ...withDependencies(each).flatMap(({ changes }) => changes.filter(ruleOf)),
      ...withDependencies(each).flatMap(({ name }) => foundIn(name, 'rules')),
    ]),
    types: foundIn(each.name, 'types'),
  }));
}

/** The version's section for the root changelog: the rules of all packages, and where the other changes are. */
export function mergeChanges(packages) {
  const rules = breakingFirst(packages.flatMap((each) => each.rules));
  const others = packages.filter(({ changes, types }) => changes.length + types.length > 0);
  const links = others.map(({ name, file }) => `[${name}](${file})`);
  return [
    ...(rules.length > 0 ? [`${formatChanges(rules)}\n`] : []),
    ...(links.length > 0 ? [`The changelogs of packages have the other changes: ${links.join(', ')}.\n`] : []),
  ].join('\n');
}
