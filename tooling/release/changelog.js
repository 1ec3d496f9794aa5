/** The text of a version in a changelog, without its heading; empty if it is not there. */
export function sectionOf(changelog, version) {
  const section = changelog.split(/^## /m).find((each) => each.split(/\s/, 1)[0] === version) ?? '';
  return section.split('\n').slice(1).join('\n').trim();
}

/** The list of the changes that the bump gate found, each once. */
export const formatChanges = (found) =>
  [...new Set(found.map(({ description, breaking }) => `- ${breaking ? '**Breaking:** ' : ''}${description}`))].join(
    '\n',
  );

/** A package's changelog with what was found for the version, after what changesets wrote. */
export function withRules(changelog, version, found) {
  if (found.length === 0) return changelog;
  const section = new RegExp(`^## ${version.replaceAll('.', '\\.')}\\n[^]*?(?=^## |(?![^]))`, 'm');
  const rules = `### Rules\n\n${formatChanges(found)}`;
  return `${changelog.replace(section, (written) => `${written.trimEnd()}\n\n${rules}\n\n`).trimEnd()}\n`;
}

/** What was found in a package, and in those on which it depends: it shows their rules and codes, too. */
export function changesShownBy({ name, dependencies = {} }, manifests, found) {
  const inner = manifests.filter((each) => each.name in dependencies);
  return [
    ...found.filter(({ packageName }) => packageName === name),
    ...inner.flatMap((each) => changesShownBy(each, manifests, found)),
  ];
}
