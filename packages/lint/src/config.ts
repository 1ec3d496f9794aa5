import type { Config } from './config/config-schema.ts';

export type { Config, ConfigSchema, RuleSetting, RuleSettings, Suppression } from './config/config-schema.ts';
export type { Kind, RuleId, UnreadRuleId } from './config/rule-ids.ts';

/** A configuration of `pg-lint`, as it is: an editor knows what may stand in it. */
export const defineConfig = (config: Config): Config => config;
