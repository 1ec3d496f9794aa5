import type { DescribedRule, Example, RowFacts } from '@pg/rule-kit';
import { severitiesOf } from '@pg/rule-kit/internal';
import { code, codeBlock, GENERATED_NOTICE, lowerFirst, page, paragraph } from './markdown.ts';
import { kindsWithRule, type RuleGroup, ruleGroups } from './rule-groups.ts';

export const rulesPage = (): string =>
  page(
    GENERATED_NOTICE,
    '# Rules',
    paragraph(
      "All rules by ID. The basis of a rule says how certain it is and sets its severity: see [readings](../readings.md#basis-and-severity). The examples are the rule's tests.",
    ),
    ...ruleGroups().flatMap((group) => group.rules.flatMap((rule) => ruleParts(rule, group))),
  );

function ruleParts(rule: DescribedRule, { title }: RuleGroup): string[] {
  const { id, section, basis, summary, accepts, rejects } = rule;
  const kinds = kindsWithRule(rule);
  const facts = [
    `Section ${section}`,
    `basis: ${basis}`,
    `severity: ${severitiesOf(rule).join(' or ')}`,
    `applies to: ${kinds.length === 0 ? lowerFirst(title) : kinds.map(code).join(', ')}`,
  ];
  return [
    `## ${id}`,
    paragraph(summary),
    paragraph(`${facts.join('; ')}.`),
    ...examples('Accepted', accepts),
    ...examples('Rejected', rejects),
  ];
}

function examples(title: string, shown: readonly Example[]): string[] {
  if (shown.length === 0) return [];
  const areStrings = shown.every(({ value, row }) => typeof value === 'string' && row === undefined);
  const lines = shown.map(areStrings ? ({ value }) => String(value) : exampleLine);
  return [`${title}:`, codeBlock(areStrings ? 'text' : 'jsonc', lines)];
}

function exampleLine({ value, row, name = 'field', profile }: Example): string {
  const comments = [
    ...(row === undefined ? [] : [...(row[0] === 'one of' ? [] : [row[0]]), row[1], ...factsOf(row[3])]),
    ...(profile === undefined ? [] : [`with the profile ${JSON.stringify(profile)}`]),
  ];
  const payload = JSON.stringify(row === undefined ? value : { [name]: value });
  return comments.length === 0 ? payload : `${payload} // ${comments.join(', ')}`;
}

const factsOf = ({ format, ...facts }: RowFacts = {}): string[] => [
  ...(format === undefined ? [] : [`format: ${format.expects}`]),
  ...Object.entries(facts).map(([fact, value]) => `${fact}: ${Array.isArray(value) ? value.join(', ') : value}`),
];
