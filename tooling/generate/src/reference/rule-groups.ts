import { rules } from '@pg/lint';
import type { DescribedRule } from '@pg/rule-kit';
import { rowRules } from '@pg/rule-kit/internal';
import { rulesOf } from '../payload-type-rules.ts';
import { payloadTypes } from '../payload-types.ts';

export interface RuleGroup {
  readonly title: string;
  readonly rules: readonly DescribedRule[];
}

/** Every rule once, in the first group that has it. */
export function ruleGroups(): readonly RuleGroup[] {
  const groups = [
    { title: 'Every row', rules: Object.keys(rowRules).flatMap((id) => rules.get(id) ?? []) },
    ...payloadTypes.map((payloadType) => ({ title: payloadType.name, rules: rulesOf(payloadType) })),
  ];
  const grouped = new Set<string>();
  const isNew = ({ id }: DescribedRule): boolean => !grouped.has(id) && grouped.add(id).size > 0;
  const once = groups.map((group) => ({ ...group, rules: group.rules.filter(isNew) }));
  const others = [...rules.values()].filter(({ id }) => !grouped.has(id));
  return [{ title: 'Files, requests and settings', rules: others }, ...once];
}

export const kindsWithRule = ({ id }: DescribedRule): string[] =>
  payloadTypes
    .filter((payloadType) => rulesOf(payloadType).some((rule) => rule.id === id))
    .map(({ name: kind }) => kind);
