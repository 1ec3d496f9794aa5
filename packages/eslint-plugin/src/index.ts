// `require()` in an `eslint.config.cjs` returns the export named `module.exports`, instead of all exports.
export { type PgPlugin, plugin as default, plugin as 'module.exports' } from './plugin.ts';
export type { RuleName } from './rules/rule-names.ts';
export type { PayloadArgument, PgSettings } from './settings/settings.ts';
