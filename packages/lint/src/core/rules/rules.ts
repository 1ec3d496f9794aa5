import { ruleDocs as cardDocs } from '@pg/card-params/rule-docs';
import { type DescribedRule, type Finding, profileField, type Resource, type Rule, rowRules } from '@pg/rule-kit';
import { ruleDocs as kitDocs } from '@pg/rule-kit/rule-docs';
import { ruleDocs as saleDocs } from '@pg/sale-form/rule-docs';
import { ruleDocs as sessionDocs } from '@pg/session-request/rule-docs';
import { ruleDocs as walletDocs } from '@pg/wallet-tokens/rule-docs';
import { fileRules } from './file-rules.ts';
import { resources } from './kinds.ts';
import { suppressionRules } from './suppression-rules.ts';

const RULE_DOCS = { ...kitDocs, ...cardDocs, ...sessionDocs, ...saleDocs, ...walletDocs };

/** Every rule by its identifier: those of files, of rows, of each kind of payload, and of suppressions. */
export const rules: ReadonlyMap<string, DescribedRule> = new Map(
  [
    ...Object.values(fileRules),
    ...Object.values(rowRules),
    ...resources.flatMap(rulesOf),
    profileField,
    ...Object.values(suppressionRules),
  ].map((rule) => [rule.id, describe(rule)]),
);

function describe(rule: Rule): DescribedRule {
  const { summary, accepts = [], rejects = [] } = { ...rule, ...RULE_DOCS[rule.id] };
  if (summary === undefined) throw new Error(`the rule ${rule.id} has no docs`);
  return { ...rule, summary, accepts, rejects };
}

/** Whether a finding is about a field's name rather than about its value. */
export const marksName = ({ rule, marks }: Finding): boolean => (marks ?? rules.get(rule)?.marks) === 'name';

/** The rules of a resource, and of what is inside it. */
function rulesOf({ rules: own, text, proof, parts = [] }: Resource): Rule[] {
  const inside = parts.flatMap(({ resource }) => rulesOf(resource));
  return [...own, ...(text?.rules ?? []), ...(proof?.rules ?? []), ...inside];
}
