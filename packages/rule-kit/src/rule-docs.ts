import { docs as profileField } from './resource/profile-fields.ts';
import { docs as ofRows } from './resource/row-rule-docs.ts';
import type { RuleDocs } from './resource/rule.ts';
import { docs as ofTexts } from './resource/text-rules.ts';

/** The documentation of the rules of rows, of texts and of profiles, by their ids. */
export const ruleDocs: Readonly<Record<string, RuleDocs>> = { ...ofRows, ...ofTexts, 'profile-field': profileField };
