// How a changeset becomes lines of a changelog: changesets asks for these two functions, and needs CommonJS.

/** A line about a rule, a row or a table: its name, in code marks or not, a colon, what changed. */
const ABOUT_RULE = /^(?:[-*] )?(?:`([^`]+)`|([a-z][\w.-]*)): +(\S.*)/;

const indented = (line) => `  ${line}`;

/** A paragraph that starts with a rule lists rules; a line that starts with none goes on with the one before. */
const listRules = (lines) =>
  lines.map((line) => {
    const [, marked, plain, change] = ABOUT_RULE.exec(line) ?? [];
    return change === undefined ? indented(line) : `- \`${marked ?? plain}\`: ${change}`;
  });

/** @returns {string} A list: an item for each rule, and one for the paragraphs of prose that follow each other. */
function listChanges(summary) {
  const paragraphs = summary.split(/\n\s*\n/).map((paragraph) => paragraph.split('\n').map((line) => line.trimEnd()));
  const isRules = ([first]) => ABOUT_RULE.test(first);
  const items = paragraphs.map((lines, at) => {
    if (isRules(lines)) return listRules(lines).join('\n');
    const goesOn = at > 0 && !isRules(paragraphs[at - 1]);
    const [first, ...more] = lines;
    return [goesOn ? `\n  ${first}` : `- ${first}`, ...more.map(indented)].join('\n');
  });
  return items.join('\n');
}

module.exports = {
  /** The lines of one changeset, in its order. A rule is named as `rule: what changed`. */
  getReleaseLine: async ({ summary }) => listChanges(summary),

  /** One line that names the versions of the packages below. */
  getDependencyReleaseLine: async (_changesets, updated) =>
    updated.length === 0
      ? ''
      : `- Is made of ${updated.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')}.`,
};
