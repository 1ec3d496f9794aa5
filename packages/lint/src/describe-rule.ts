import { type Example, type Rule, severityOf } from '@pg/rule-kit';

/** A rule in words: what has to be so, where that stands, how sure it is, what is accepted and what rejected. */
export function describeRule({ id, section, basis, summary, accepts, rejects }: Rule): string {
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
