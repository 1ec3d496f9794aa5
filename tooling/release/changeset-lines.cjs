// How a changeset becomes lines of a changelog: changesets asks for these two functions, and needs CommonJS.

/** A line about a rule, a row or a table: its name, in code marks or not, a colon, what changed. */
const ABOUT_RULE = /^(?:[-*] )?(?:`([^`]+)`|([a-z][\w.-]*)): +(?=\S)/;

/** A list: an item for each rule, and one for prose between them. A word with a colon inside prose is no rule. */
function listChanges(summary) {
  let isProse = false;
  const paragraphs = summary.split(/\n\s*\n/).map((paragraph) => {
    const lines = paragraph.split('\n').map((line) => line.trimEnd());
    const goesOn = isProse;
    isProse = !ABOUT_RULE.test(lines[0]);
    if (isProse) return `${goesOn ? '\n  ' : '- '}${lines.join('\n  ')}`;
    return lines
      .map((line) => (ABOUT_RULE.test(line) ? line.replace(ABOUT_RULE, '- `$1$2`: ') : `  ${line}`))
      .join('\n');
  });
  return paragraphs.join('\n');
}

module.exports = {
  getReleaseLine: async ({ summary }) => listChanges(summary),

  /** All packages have one version: nobody asks which of another one a package needs. */
  getDependencyReleaseLine: async () => '',
};
