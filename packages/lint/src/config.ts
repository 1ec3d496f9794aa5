import type { Config } from './config/config-schema.ts';

export type { Config, ConfigSchema, Suppression } from './config/config-schema.ts';
export type { Kind, RuleId, RuleSetting, RuleSettings } from './config/known-names.ts';

/** A configuration of `pg-lint`, as it is: an editor knows what may stand in it. */
export const defineConfig = (config: Config): Config => config;
