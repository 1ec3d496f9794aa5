export type { Concern, RuleName } from './concerns.ts';
export type { Entry, EntryName, EntryValue, Form, FormNode, FormNodeBase } from './form-language/form-nodes.ts';
export { type PgPlugin, plugin as default } from './plugin.ts';
export type { MarkedCall, PgSettings } from './settings.ts';
