import { type DescribedRule, type Example, severitiesOf } from '@pg/rule-kit';

/** A rule in words: what must be so, its section, how sure that is, what is accepted and what rejected. */
export const describeRule = (rule: DescribedRule): string =>
  [
    rule.id,
    `  ${rule.summary}`,
    `  ${describeFacts(rule)}`,
    ...examples('Accepted', rule.accepts),
    ...examples('Rejected', rule.rejects),
  ].join('\n');

/** A rule's section, how sure it is, and how severe. */
export const describeFacts = (rule: DescribedRule): string =>
  `Section ${rule.section}. Basis: ${rule.basis}. Severity: ${severitiesOf(rule).join(' or ')}.`;

const examples = (title: string, list: readonly Example[]): string[] =>
  list.length === 0 ? [] : ['', `  ${title}:`, ...list.map((example) => `    ${describeExample(example)}`)];

/** An example on one line: its payload as JSON, or the text that it is, and what it is an example of. */
export function describeExample({ value, row, name = 'entry', profile }: Example): string {
  if (row === undefined && typeof value === 'string') return value;
  const payload = row === undefined ? value : { [name]: value };
  const type = row === undefined ? '' : `  (entry: ${[row[0], ...describeRow(row[3])].join(', ')}; ${row[1]})`;
  const withProfile = profile === undefined ? '' : `  with the profile ${JSON.stringify(profile)}`;
  return `${JSON.stringify(payload)}${type}${withProfile}`;
}

const describeRow = (facts: object | undefined): string[] =>
  Object.entries(facts ?? {}).map(([fact, value]) => `${fact} ${Array.isArray(value) ? value.join(', ') : value}`);
