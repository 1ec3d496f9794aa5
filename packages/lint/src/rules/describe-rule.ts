import type { DescribedRule, Example } from '@pg/rule-kit';
import { severitiesOf } from '@pg/rule-kit/internal';

/** A rule in words: its summary, section, basis and severity, with accepted and rejected examples. */
export const describeRule = (rule: DescribedRule): string =>
  [
    rule.id,
    `  ${rule.summary}`,
    `  ${describeFacts(rule)}`,
    ...examples('Accepted', rule.accepts),
    ...examples('Rejected', rule.rejects),
  ].join('\n');

/** A rule's section, basis and severity. */
export const describeFacts = (rule: DescribedRule): string =>
  `Section ${rule.section}. Basis: ${rule.basis}. Severity: ${severitiesOf(rule).join(' or ')}.`;

const examples = (title: string, list: readonly Example[]): string[] =>
  list.length === 0 ? [] : ['', `  ${title}:`, ...list.map((example) => `    ${describeExample(example)}`)];

/** An example on one line: its text, or its payload as JSON, with the row or profile that it is for. */
export function describeExample({ value, row, name = 'field', profile }: Example): string {
  if (row === undefined && typeof value === 'string') return value;
  const payload = row === undefined ? value : { [name]: value };
  const type = row === undefined ? '' : `  (field: ${[row[0], ...describeRow(row[3])].join(', ')}; ${row[1]})`;
  const withProfile = profile === undefined ? '' : `  with the profile ${JSON.stringify(profile)}`;
  return `${JSON.stringify(payload)}${type}${withProfile}`;
}

const describeRow = (facts: object | undefined): string[] =>
  Object.entries(facts ?? {}).map(([fact, value]) => `${fact} ${Array.isArray(value) ? value.join(', ') : value}`);
