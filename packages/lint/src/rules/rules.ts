import { ruleDocs as cardDocs } from '@pg/card-params/rule-docs';
import type { DescribedRule, Rule, RuleDocs } from '@pg/rule-kit';
import { ruleDocs as kitDocs } from '@pg/rule-kit/rule-docs';
import { ruleDocs as saleDocs } from '@pg/sale-form/rule-docs';
import { ruleDocs as sessionDocs } from '@pg/session-request/rule-docs';
import { ruleDocs as walletDocs } from '@pg/wallet-tokens/rule-docs';
import { allRules } from './all-rules.ts';
import { docs as ofFiles } from './file-rules.ts';

const RULE_DOCS: Readonly<Record<string, RuleDocs>> = {
  ...{ ...kitDocs, ...ofFiles, ...cardDocs, ...sessionDocs, ...saleDocs, ...walletDocs },
};

/** Every rule by its identifier, with its documentation. */
export const rules: ReadonlyMap<string, DescribedRule> = new Map(
  Array.from(allRules, ([id, rule]) => [id, describe(rule)]),
);

function describe(rule: Rule): DescribedRule {
  const docs = RULE_DOCS[rule.id];
  if (docs === undefined) throw new Error(`the rule ${rule.id} has no docs`);
  return { ...rule, ...docs };
}
