import { realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { DescribedRule } from '@pg/rule-kit';
import { nearestName } from '@pg/rule-kit/internal';
import { rulesByCode } from '../../rules/code-rules.ts';
import { describeRule } from '../../rules/describe-rule.ts';
import { rules } from '../../rules/rules.ts';
import { UsageError } from '../../system/usage-error.ts';
import { defineCommand } from '../options.ts';
import { readReference } from '../reference.ts';
import ruleVersions from './rule-versions.json' with { type: 'json' };

type AddressOf = ReturnType<typeof readReference>;

/** Explains a rule or a code, or lists all rules if none is named. */
export const explain = defineCommand({
  options: {
    reference: {
      type: 'string',
      value: 'ADDRESS',
      help: "link to your copy of the reference: the address of a rule's page, with {rule} for its identifier",
    },
  },
  allowPositionals: true,
  run({ reference }, { write }, [name, ...others]) {
    if (others.length > 0) throw new UsageError('explain accepts one rule or code; without one, it lists all rules');
    const addressOf = readReference(reference);
    write(1, name === undefined ? listRules() : explainRuleOrCode(name, addressOf));
  },
});

/**
 * Explains a rule; of a code, its rules.
 *
 * @throws {UsageError} if neither has the name.
 */
function explainRuleOrCode(name: string, addressOf: AddressOf): string {
  const text = findExplanation(name, addressOf);
  if (text !== undefined) return text;
  const near = nearestName(name, [...new Set([...rules.keys(), ...rulesByCode.keys()])]);
  throw new UsageError(
    `there is no rule or code ${JSON.stringify(name)}${near ? `; did you mean ${near.name}?` : '; pg-lint explain lists all rules'}`,
  );
}

/** Explains a rule; of a code, its rules. Returns `undefined` if neither has the name. */
export function findExplanation(name: string, addressOf: AddressOf = readReference()): string | undefined {
  const rule = rules.get(name);
  if (rule) return explainRule(rule, addressOf);
  const own = rulesByCode.get(name);
  if (own === undefined) return undefined;
  const whose = own.length === 0 ? 'a code that findings of any rule may have' : `a code of ${listOf(own)}`;
  const explained = own.flatMap((id) => rules.get(id) ?? []).map((each) => explainRule(each, addressOf));
  return [`${name} is ${whose}.\n`, ...explained].join('\n');
}

const listOf = (ids: readonly string[]): string =>
  ids.length === 1 ? `the rule ${ids}` : `the rules ${ids.join(', ')}`;

function explainRule(rule: DescribedRule, addressOf: AddressOf): string {
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

function listRules(): string {
  const width = Math.max(...[...rules.keys()].map((id) => id.length));
  return [...rules.values()].map(({ id, summary }) => `${id.padEnd(width)}  ${summary}\n`).join('');
}
