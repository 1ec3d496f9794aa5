import { rules } from '@pg/lint';
import type { DescribedRule } from '@pg/rule-kit';
import { rowRules } from '@pg/rule-kit/internal';
import { rulesOf } from '../resource-rules.ts';
import { resources } from '../resources.ts';

export interface RuleGroup {
  readonly title: string;
  readonly rules: readonly DescribedRule[];
}

/** Every rule once, in the first group that has it. */
export function ruleGroups(): readonly RuleGroup[] {
  const groups = [
    { title: 'Every row', rules: Object.keys(rowRules).flatMap((id) => rules.get(id) ?? []) },
    ...resources.map((resource) => ({ title: resource.kind, rules: rulesOf(resource) })),
  ];
  const grouped = new Set<string>();
  const isNew = ({ id }: DescribedRule): boolean => !grouped.has(id) && grouped.add(id).size > 0;
  const once = groups.map((group) => ({ ...group, rules: group.rules.filter(isNew) }));
  const others = [...rules.values()].filter(({ id }) => !grouped.has(id));
  return [{ title: 'Files, requests and settings', rules: others }, ...once];
}

export const kindsWithRule = ({ id }: DescribedRule): string[] =>
  resources.filter((resource) => rulesOf(resource).some((rule) => rule.id === id)).map(({ kind }) => kind);
