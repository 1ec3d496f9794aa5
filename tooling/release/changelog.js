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

/** The rule or row that a change is about. */
export const ruleOf = ({ text }) => /^- `([^`]+)`: /.exec(text)?.[1];

/** Several packages may have the same change. */
const unique = (changes) => [...new Map(changes.map((change) => [change.text, change])).values()];

/** The list of a version's changes. */
export const formatChanges = (changes) =>
  unique(changes)
    .map(({ text, isBreaking }) => (isBreaking ? text.replace(/^- /, '- **Breaking:** ') : text))
    .join('\n');

/** A package's changelog with the changes of its last version as one list, under the version and the date. */
export function withChanges(changelog, version, date, changes) {
  const list = changes.length > 0 ? formatChanges(changes) : '- No changes. All packages have the same version.';
  const section = new RegExp(`^## ${version.replaceAll('.', '\\.')}\\n[^]*?(?=^## |(?![^]))`, 'm');
  return `${changelog.replace(section, () => `## ${version} (${date})\n\n${list}\n\n`).trimEnd()}\n`;
}

/** The version's section for the root changelog: changes of rows and rules first, then other changes by package. */
export function mergeChanges(packages) {
  const rules = packages.flatMap(({ changes }) => changes.filter(ruleOf));
  const others = packages.flatMap(({ name, changes }) => {
    const own = changes.filter((change) => !ruleOf(change));
    return own.length > 0 ? [`### ${name}`, formatChanges(own)] : [];
  });
  return [...(rules.length > 0 ? [formatChanges(breakingFirst(rules))] : []), ...others]
    .map((part) => `${part}\n\n`)
    .join('');
}
