import { rules } from '@pg/lint';
import { type Rule, rowRules } from '@pg/rule-kit';
import { resources, rulesOf } from '../kinds.ts';

/** Rules that are of one sort of thing. */
export interface RuleGroup {
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** Every rule, each in the first group that it is of. */
export function ruleGroups(): readonly RuleGroup[] {
  const groups = [
    { title: 'Every row', rules: Object.values(rowRules) },
    ...resources.map((resource) => ({ title: resource.kind, rules: rulesOf(resource) })),
  ];
  const known = new Set<string>();
  const isNew = ({ id }: Rule): boolean => !known.has(id) && known.add(id).size > 0;
  const once = groups.map((group) => ({ ...group, rules: group.rules.filter(isNew) }));
  const others = [...rules.values()].filter(({ id }) => !known.has(id));
  return [{ title: 'Files, texts and profiles', rules: others }, ...once];
}

/** The kinds of payload that a rule is of. */
export const kindsOf = ({ id }: Rule): string[] =>
  resources.filter((resource) => rulesOf(resource).some((rule) => rule.id === id)).map(({ kind }) => kind);
