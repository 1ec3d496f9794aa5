/** The names of configurations. */
export const CONFIG_NAMES = ['json', 'jsonc'].map((extension) => `pg-lint.config.${extension}`);
