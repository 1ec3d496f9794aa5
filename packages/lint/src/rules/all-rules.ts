import type { Finding, PayloadType, Rule } from '@pg/rule-kit';
import { profileField, rowRules } from '@pg/rule-kit/internal';
import { fileRules } from './file-rules.ts';
import { payloadTypes } from './kinds.ts';

/** Every rule by its identifier: those of files, of rows, of each kind of payload, and of suppressions. */
export const allRules: ReadonlyMap<string, Rule> = new Map(
  [...Object.values(fileRules), ...Object.values(rowRules), ...payloadTypes.flatMap(rulesOf), profileField].map(
    (rule) => [rule.id, rule],
  ),
);

/** Whether a finding is about a field's name rather than about its value. */
export const marksName = ({ rule, marks }: Finding): boolean => (marks ?? allRules.get(rule)?.marks) === 'name';

/** The rules of a payload type and its parts. */
function rulesOf({ rules: own, text, parts = [] }: PayloadType): Rule[] {
  const inside = parts.flatMap(({ payloadType }) => rulesOf(payloadType));
  return [...own, ...(text?.rules ?? []), ...inside];
}
