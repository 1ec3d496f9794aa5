import { docs as profileField } from './payload-type/profile-fields.ts';
import { docs as ofRows } from './payload-type/row-rule-docs.ts';
import type { RuleDocs } from './rules/rule.ts';

/** The documentation of the rules of rows and of profiles, by their ids. */
export const ruleDocs: Readonly<Record<string, RuleDocs>> = { ...ofRows, 'profile-field': profileField };
