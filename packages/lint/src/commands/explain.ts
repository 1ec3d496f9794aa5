import { type Example, nearestName, type Rule, severityOf } from '@pg/rule-kit';
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

function describeRule({ id, section, basis, summary, accepts, rejects }: Rule): string {
  const severity = basis === 'conflict' ? 'the severity of its stated side, else a note' : severityOf(basis);
  return [
    id,
    `  ${summary}`,
    `  Section ${section}. Basis: ${basis}. Severity: ${severity}.`,
    ...examples('Accepted', accepts),
    ...examples('Rejected', rejects),
  ].join('\n');
}

const examples = (title: string, list: readonly Example[]): string[] =>
  list.length === 0 ? [] : ['', `  ${title}:`, ...list.map((example) => `    ${describeExample(example)}`)];

function describeExample({ value, row, name = 'entry', profile }: Example): string {
  const payload = row === undefined ? value : { [name]: value };
  const type = row === undefined ? '' : `  (entry: ${[row[0], ...describeFacts(row[3])].join(', ')}; ${row[1]})`;
  const withProfile = profile === undefined ? '' : `  with the profile ${JSON.stringify(profile)}`;
  return `${JSON.stringify(payload)}${type}${withProfile}`;
}

const describeFacts = (facts: object | undefined): string[] =>
  Object.entries(facts ?? {}).map(([fact, value]) => `${fact} ${Array.isArray(value) ? value.join(', ') : value}`);
