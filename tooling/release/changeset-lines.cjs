// Formats a changeset for the changelog. Changesets requires these two functions, as CommonJS.

const LIST = /^[-*] /;

module.exports = {
  /** A list stays a list; other text becomes one item. */
  getReleaseLine: async ({ summary }) =>
    LIST.test(summary) ? summary : `- ${summary.replace(/\n(?=[^\n])/g, '\n  ')}`,

  /** All packages have the same version, so the changelog does not list updated dependencies. */
  getDependencyReleaseLine: async () => '',
};
