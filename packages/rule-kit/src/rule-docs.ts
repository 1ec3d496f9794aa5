import { docs as profileEntry } from './resource/profile-entries.ts';
import { docs as ofRows } from './resource/row-rule-docs.ts';
import type { RuleDocs } from './resource/rule.ts';
import { docs as ofTexts } from './resource/text-rules.ts';

/** What the rules of rows, of texts and of profiles say of themselves, by their ids. */
export const ruleDocs: Readonly<Record<string, RuleDocs>> = { ...ofRows, ...ofTexts, 'profile-entry': profileEntry };
