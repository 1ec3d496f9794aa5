import { severitiesOf } from '@pg/rule-kit';
import { anchorOf, GENERATED, markdownTable, page, paragraph } from './markdown.ts';
import { type RuleGroup, ruleGroups } from './rule-groups.ts';
import { tables } from './tables-page.ts';

/** The page that leads to every table and rule. */
export const indexPage = (): string =>
  page(
    GENERATED,
    '# Reference',
    paragraph(
      'What is checked, generated from the rows and rules that check it. The same as JSON Schema: [editors](../editors.md); as OpenAPI: [openapi.json](../../packages/session-request/schemas/openapi.json); on the command line: `pg-lint tables`, `pg-lint explain`.',
    ),
    '## Tables',
    tables.map(({ section }) => `- [${section}](tables.md#${anchorOf(section)})`).join('\n'),
    '## Rules',
    ...ruleGroups().flatMap(groupParts),
  );

function groupParts({ title, rules }: RuleGroup): string[] {
  const lines = rules.map((rule) => [
    `[${rule.id}](rules.md#${rule.id})`,
    severitiesOf(rule).join(', '),
    rule.section,
    rule.summary,
  ]);
  return [`### ${title}`, markdownTable(['Rule', 'Severity', 'Section', 'What it checks'], lines)];
}
