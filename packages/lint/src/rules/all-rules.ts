import type { Finding, Resource, Rule } from '@pg/rule-kit';
import { profileField, rowRules } from '@pg/rule-kit/internal';
import { fileRules } from './file-rules.ts';
import { resources } from './kinds.ts';

/** Every rule by its identifier: those of files, of rows, of each kind of payload, and of suppressions. */
export const allRules: ReadonlyMap<string, Rule> = new Map(
  [...Object.values(fileRules), ...Object.values(rowRules), ...resources.flatMap(rulesOf), profileField].map((rule) => [
    rule.id,
    rule,
  ]),
);

/** Whether a finding is about a field's name rather than about its value. */
export const marksName = ({ rule, marks }: Finding): boolean => (marks ?? allRules.get(rule)?.marks) === 'name';

/** The rules of a resource and its parts. */
function rulesOf({ rules: own, text, parts = [] }: Resource): Rule[] {
  const inside = parts.flatMap(({ resource }) => rulesOf(resource));
  return [...own, ...(text?.rules ?? []), ...inside];
}
