import { ruleDocs as cardDocs } from '@pg/card-params/rule-docs';
import { rules } from '@pg/lint';
import type { DescribedRule, Resource, Rule } from '@pg/rule-kit';
import { resources } from './kinds.ts';

/** The rules of a resource, and of the texts inside it that are no kind of their own. */
export function rulesOf(resource: Resource): readonly DescribedRule[] {
  const inside = (resource.parts ?? []).map((part) => part.resource).filter(isInside);
  const all = [resource, ...inside].flatMap((each) => [
    ...checkedRulesOf(each),
    ...describe(each, each.proof?.rules ?? []),
  ]);
  return [...new Map(all.map((rule) => [rule.id, rule])).values()];
}

/** The rules of a resource that need no key and no clock. */
export const checkedRulesOf = (resource: Resource): readonly DescribedRule[] =>
  describe(resource, [...resource.rules, ...(resource.text?.rules ?? [])]);

// A card's bracket-name has other examples than that of the session around it.
const describe = ({ kind }: Resource, list: readonly Rule[]): DescribedRule[] =>
  list.flatMap(({ id }) => {
    const rule = rules.get(id);
    return rule === undefined ? [] : { ...rule, ...(kind === 'card-params' && cardDocs[id]) };
  });

/** Whether a part is of no kind that stands alone, as what `signedKey` says is. */
export const isInside = (part: Resource): boolean => !resources.includes(part);
