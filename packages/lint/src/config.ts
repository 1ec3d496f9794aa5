import type { Config } from './config/config-schema.ts';

export type { Config, ConfigSchema, RuleSetting, RuleSettings, Suppression } from './config/config-schema.ts';
export type { Kind, RuleId, UnreadRuleId } from './config/rule-ids.ts';

/** Returns the configuration unchanged. Its type lets editors complete the fields. */
export const defineConfig = <const TConfig extends Config>(config: TConfig & Config): TConfig => config;
