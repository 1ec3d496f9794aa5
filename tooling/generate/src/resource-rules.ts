import { ruleDocs as cardDocs } from '@pg/card-params/rule-docs';
import { rules } from '@pg/lint';
import type { DescribedRule, Resource, Rule } from '@pg/rule-kit';
import { resources } from './resources.ts';

/** All rules of a resource and of its parts, except parts that are a kind of their own. */
export function rulesOf(resource: Resource): readonly DescribedRule[] {
  const parts = (resource.parts ?? []).map((part) => part.resource).filter(isOnlyPart);
  const all = [resource, ...parts].flatMap(ownRulesOf);
  return [...new Map(all.map((rule) => [rule.id, rule])).values()];
}

/** The rules of a resource without those of its parts. */
export const ownRulesOf = (resource: Resource): readonly DescribedRule[] =>
  describe(resource, [...resource.rules, ...(resource.text?.rules ?? [])]);

// The rule bracket-name has other examples in card-params than in session-request.
const describe = ({ kind }: Resource, own: readonly Rule[]): DescribedRule[] =>
  own.flatMap(({ id }) => {
    const rule = rules.get(id);
    return rule === undefined ? [] : { ...rule, ...(kind === 'card-params' && cardDocs[id]) };
  });

/** Whether a resource is only ever a part of another one, like the JSON of `signedKey`. */
export const isOnlyPart = (resource: Resource): boolean => !resources.includes(resource);
