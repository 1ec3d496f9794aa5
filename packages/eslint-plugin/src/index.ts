export type { Field, FieldName, FieldValue, Form, FormNode, FormNodeBase } from './form-language/form-nodes.ts';
export { type PgPlugin, plugin as default } from './plugin.ts';
export type { RuleName } from './rules/rule-descriptions.ts';
export type { PayloadArgument, PgSettings } from './settings/settings.ts';
