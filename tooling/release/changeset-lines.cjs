// Formats a changeset for the changelog. Changesets requires these two functions, as CommonJS.

/** A line about a rule, row or table: the name, with or without backticks, a colon, and the change. `@pg/lint: ...` is none. */
const ABOUT_RULE = /^(?:[-*] )?(?:`([^`@-][^`]*)`|([a-z][\w.-]*)): +(?=\S)/;

/** One list item per rule, and one for the prose between them. A word with a colon inside prose is no rule. */
function listChanges(summary) {
  let isProse = false;
  const paragraphs = summary.split(/\n\s*\n/).map((paragraph) => {
    const lines = paragraph.split('\n').map((line) => line.trimEnd());
    const continuesProse = isProse;
    isProse = !ABOUT_RULE.test(lines[0]);
    if (isProse) return `${continuesProse ? '\n  ' : '- '}${lines.join('\n  ')}`;
    return lines
      .map((line) => (ABOUT_RULE.test(line) ? line.replace(ABOUT_RULE, '- `$1$2`: ') : `  ${line}`))
      .join('\n');
  });
  return paragraphs.join('\n');
}

module.exports = {
  getReleaseLine: async ({ summary }) => listChanges(summary),

  /** All packages have the same version, so the changelog does not list updated dependencies. */
  getDependencyReleaseLine: async () => '',
};
