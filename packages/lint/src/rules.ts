import { profileEntry, type Rule, rowRules } from '@pg/rule-kit';
import { fileRules } from './file-rules.ts';
import { resources } from './kinds.ts';

/** Every rule by its identifier: those of files, of rows and of each kind of payload. */
export const rules: ReadonlyMap<string, Rule> = new Map(
  [
    ...Object.values(fileRules),
    ...Object.values(rowRules),
    ...resources.flatMap((resource) => resource.rules),
    profileEntry,
  ].map((rule) => [rule.id, rule]),
);
