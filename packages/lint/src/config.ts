import type { Config } from './config/config-schema.ts';

export type { Config, ConfigSchema, RuleSetting, RuleSettings, Suppression } from './config/config-schema.ts';
export type { Kind, RuleId, UnreadRuleId } from './config/rule-ids.ts';

/** Returns a configuration of `pg-lint` as it is, with types, so that an editor can complete it. */
export const defineConfig = (config: Config): Config => config;
