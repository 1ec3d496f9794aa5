// How a changeset becomes lines of a changelog: changesets asks for these two functions, and needs CommonJS.

/** A line about a rule, a row or a table: its name in code marks, a colon, what changed. */
const ABOUT_RULE = /^(?:[-*] )?(`[^`]+`|[A-Za-z][\w.-]*): +(\S.*)$/;

/** @returns {string} The name of a rule in code marks, whether it is written with them or not. */
const marked = (name) => (name.startsWith('`') ? name : `\`${name}\``);

/** @returns {string} A line of a list for each rule that the text names, and the rest under one line. */
function listRules(summary) {
  const lines = summary
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trimEnd());
  const rules = lines.flatMap((line) => {
    const [, name, change] = ABOUT_RULE.exec(line) ?? [];
    return name === undefined ? [] : [`- ${marked(name)}: ${change}`];
  });
  const rest = lines.filter((line) => !ABOUT_RULE.test(line));
  const [first, ...more] = rest.join('\n').trim().split('\n');
  const indented = more.map((line) => (line === '' ? '' : `  ${line}`));
  return [...(first === '' ? [] : [[`- ${first}`, ...indented].join('\n')]), ...rules].join('\n');
}

module.exports = {
  /** The lines of one changeset: prose as it is written, then every rule that it names as `rule: what changed`. */
  getReleaseLine: async ({ summary }) => listRules(summary),

  /** One line that names the versions of the packages below. */
  getDependencyReleaseLine: async (_changesets, updated) =>
    updated.length === 0
      ? ''
      : `- Is made of ${updated.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')}.`,
};
