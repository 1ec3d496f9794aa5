import { realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { DescribedRule } from '@pg/rule-kit';
import { nearestName } from '@pg/rule-kit/internal';
import { describeRule } from '../../rules/describe-rule.ts';
import { rules } from '../../rules/rules.ts';
import { UsageError } from '../../system/usage-error.ts';
import { defineCommand } from '../options.ts';
import { readReference } from '../reference.ts';
import ruleVersions from './rule-versions.json' with { type: 'json' };

/** Explains a rule, or lists all rules if none is named. */
export const explain = defineCommand({
  options: {
    reference: {
      type: 'string',
      value: 'ADDRESS',
      help: "link to your copy of the reference: the address of a rule's page, with {rule} for its identifier",
    },
  },
  allowPositionals: true,
  run({ reference }, { write }, [id, ...others]) {
    if (others.length > 0) throw new UsageError('explain accepts one rule; without a rule, it lists all rules');
    const addressOf = readReference(reference);
    write(1, id === undefined ? listRules() : explainRule(id, addressOf));
  },
});

/** @throws {UsageError} for a rule that does not exist. */
export function explainRule(id: string, addressOf = readReference()): string {
  const rule = requireRule(id);
  const address = addressOf?.(rule.id) ?? `${referencePage()}#${rule.id}`;
  return `${describeRule(rule)}\n\n  ${describeVersions(rule.id)}\n  Reference: ${address}\n`;
}

/** The versions in which a rule came and changed. */
function describeVersions(id: string): string {
  const [first, ...changed] = new Map<string, readonly string[]>(Object.entries(ruleVersions)).get(id) ?? [];
  if (first === undefined) return 'New in the next version.';
  return `Since ${first}${changed.length > 0 ? `, changed in ${changed.join(', ')}; see CHANGELOG.md` : ''}.`;
}

/** The path of the page about all rules, which is part of the package. */
function referencePage(): string {
  const command = realpathSync(process.argv[1] ?? '.');
  return relative(process.cwd(), join(dirname(command), 'docs', 'reference', 'rules.md'));
}

function requireRule(id: string): DescribedRule {
  const rule = rules.get(id);
  if (rule) return rule;
  const near = nearestName(id, [...rules.keys()]);
  throw new UsageError(
    `there is no rule ${JSON.stringify(id)}${near ? `; did you mean ${near.name}?` : '; pg-lint explain lists all rules'}`,
  );
}

function listRules(): string {
  const width = Math.max(...[...rules.keys()].map((id) => id.length));
  return [...rules.values()].map(({ id, summary }) => `${id.padEnd(width)}  ${summary}\n`).join('');
}
