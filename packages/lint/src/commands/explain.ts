import { nearestName, type Rule } from '@pg/rule-kit';
import { describeRule } from '../describe-rule.ts';
import { UsageError } from '../exit-status.ts';
import { rules } from '../rules.ts';

/** Explains a rule; without one, lists them all. */
export function explain(id: string | undefined): string {
  return id === undefined ? listRules() : `${describeRule(requireRule(id))}\n`;
}

function requireRule(id: string): Rule {
  const rule = rules.get(id);
  if (rule) return rule;
  const near = nearestName(id, [...rules.keys()]);
  throw new UsageError(`no rule is called ${JSON.stringify(id)}${near ? `; did you mean ${near.name}?` : ''}`);
}

function listRules(): string {
  const width = Math.max(...[...rules.keys()].map((id) => id.length));
  return [...rules.values()].map(({ id, summary }) => `${id.padEnd(width)}  ${summary}\n`).join('');
}
