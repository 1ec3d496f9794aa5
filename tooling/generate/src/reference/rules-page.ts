import { type DescribedRule, type Example, type RowFacts, severitiesOf } from '@pg/rule-kit';
import { code, fenced, GENERATED, page, paragraph } from './markdown.ts';
import { kindsOf, type RuleGroup, ruleGroups } from './rule-groups.ts';

/** The page of all rules, each under its identifier. */
export const rulesPage = (): string =>
  page(
    GENERATED,
    '# Rules',
    paragraph(
      'Every rule by its identifier. The basis says how sure it is, and by that how severe: see [readings](../readings.md#basis-and-severity). The examples are the rule’s tests.',
    ),
    ...ruleGroups().flatMap((group) => group.rules.flatMap((rule) => ruleParts(rule, group))),
  );

function ruleParts(rule: DescribedRule, { title }: RuleGroup): string[] {
  const { id, section, basis, summary, accepts, rejects } = rule;
  const kinds = kindsOf(rule);
  const facts = [
    `Section ${section}`,
    `basis: ${basis}`,
    `severity: ${severitiesOf(rule).join(' or ')}`,
    `of: ${kinds.length === 0 ? lowerFirst(title) : kinds.map(code).join(', ')}`,
  ];
  return [
    `## ${id}`,
    paragraph(summary),
    paragraph(`${facts.join('; ')}.`),
    ...examples('Accepted', accepts),
    ...examples('Rejected', rejects),
  ];
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function examples(title: string, list: readonly Example[]): string[] {
  if (list.length === 0) return [];
  const areTexts = list.every(({ value, row }) => typeof value === 'string' && row === undefined);
  const lines = list.map(areTexts ? ({ value }) => String(value) : exampleLine);
  return [`${title}:`, fenced(areTexts ? 'text' : 'jsonc', lines)];
}

function exampleLine({ value, row, name = 'field', profile }: Example): string {
  const comments = [
    row === undefined
      ? []
      : `entry: ${[...(row[0] === 'one of' ? [] : [row[0]]), ...factsOf(row[3])].join(', ')}; ${row[1]}`,
    profile === undefined ? [] : `with the profile ${JSON.stringify(profile)}`,
  ].flat();
  const payload = JSON.stringify(row === undefined ? value : { [name]: value });
  return comments.length === 0 ? payload : `${payload} // ${comments.join(', ')}`;
}

const factsOf = ({ format, ...facts }: RowFacts = {}): string[] => [
  ...(format === undefined ? [] : [`format: ${format.expects}`]),
  ...Object.entries(facts).map(([fact, value]) => `${fact}: ${Array.isArray(value) ? value.join(', ') : value}`),
];
