import { severitiesOf } from '@pg/rule-kit/internal';
import { anchorOf, GENERATED_NOTICE, markdownTable, page, paragraph } from './markdown.ts';
import { type RuleGroup, ruleGroups } from './rule-groups.ts';
import { tables } from './tables-page.ts';

export const indexPage = (): string =>
  page(
    GENERATED_NOTICE,
    '# Reference',
    paragraph(
      'All tables and rules that are checked, and the [codes of findings](codes.md), generated from the code that checks them, and [samples](samples.md) with code that sends them. Tables and rules are also available as [JSON Schemas](../editors.md), as [OpenAPI](../../packages/session-request/schemas/openapi.json), and on the command line with `pg-lint tables` and `pg-lint explain`.',
    ),
    '## Severities',
    paragraph(
      `The [basis](../readings.md#basis-and-severity) of a rule sets the severity of its findings. These rules have findings that are milder: ${milderRules().join(', ')}.`,
    ),
    '## Tables',
    tables.map(({ section }) => `- [${section}](tables.md#${anchorOf(section)})`).join('\n'),
    '## Rules',
    ...ruleGroups().flatMap(groupParts),
  );

/** The rules with a finding that is milder than their basis, with their severities. */
const milderRules = (): string[] =>
  ruleGroups()
    .flatMap(({ rules }) => rules)
    .filter((rule) =>
      severitiesOf(rule).some((severity) => severity !== severitiesOf({ ...rule, severity: undefined })[0]),
    )
    .map((rule) => `[${rule.id}](rules.md#${rule.id}) (${severitiesOf(rule).join(' or ')})`);

function groupParts({ title, rules }: RuleGroup): string[] {
  const lines = rules.map((rule) => [
    `[${rule.id}](rules.md#${rule.id})`,
    severitiesOf(rule).join(', '),
    rule.section,
    rule.summary,
  ]);
  return [`### ${title}`, markdownTable(['Rule', 'Severity', 'Section', 'What it checks'], lines)];
}
