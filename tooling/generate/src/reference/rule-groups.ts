import { rules } from '@pg/lint';
import { type DescribedRule, rowRules } from '@pg/rule-kit';
import { resources } from '../kinds.ts';
import { rulesOf } from '../rules-of.ts';

/** Rules that are of one sort of thing. */
export interface RuleGroup {
  readonly title: string;
  readonly rules: readonly DescribedRule[];
}

/** Every rule, each in the first group that it is of. */
export function ruleGroups(): readonly RuleGroup[] {
  const groups = [
    { title: 'Every row', rules: Object.keys(rowRules).flatMap((id) => rules.get(id) ?? []) },
    ...resources.map((resource) => ({ title: resource.kind, rules: rulesOf(resource) })),
  ];
  const known = new Set<string>();
  const isNew = ({ id }: DescribedRule): boolean => !known.has(id) && known.add(id).size > 0;
  const once = groups.map((group) => ({ ...group, rules: group.rules.filter(isNew) }));
  const others = [...rules.values()].filter(({ id }) => !known.has(id));
  return [{ title: 'Files, texts and profiles', rules: others }, ...once];
}

/** The kinds of payload that a rule is of. */
export const kindsOf = ({ id }: DescribedRule): string[] =>
  resources.filter((resource) => rulesOf(resource).some((rule) => rule.id === id)).map(({ kind }) => kind);
