import { realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { nearestName, type Rule } from '@pg/rule-kit';
import { describeRule } from '../../core/describe-rule.ts';
import { rules } from '../../core/rules.ts';
import { UsageError } from '../exit-status.ts';
import type { RuleAddress } from '../rule-address.ts';

/** Explains a rule, and says where its page is; without one, lists them all. */
export function explain(id: string | undefined, addressOf: RuleAddress | undefined): string {
  if (id === undefined) return listRules();
  const rule = requireRule(id);
  const address = addressOf?.(rule.id) ?? `${referencePage()}#${rule.id}`;
  return `${describeRule(rule)}\n\n  Reference: ${address}\n`;
}

/** The page of all rules, which is packed beside the command. */
function referencePage(): string {
  const command = realpathSync(process.argv[1] as string);
  return relative(process.cwd(), join(dirname(command), 'docs', 'reference', 'rules.md'));
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
