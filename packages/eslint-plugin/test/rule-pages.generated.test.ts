// The pages list rules by the descriptions that the plugin is made of.

import { rules } from '@pg/lint';
import type { DescribedRule } from '@pg/rule-kit';
import { severitiesOf } from '@pg/rule-kit/internal';
import { expect, test } from 'vitest';
import plugin, { type RuleName } from '../src/index.ts';
import { ruleDescriptions, ruleNameOf } from '../src/rules/rule-descriptions.ts';
import { majors } from './majors.ts';
import { type RuleExample, ruleExamples } from './rule-examples.ts';

/** The rule about the file itself, which ESLint reads. */
const onlyCommand = 'too-large';

const rulesOf = (name: RuleName): DescribedRule[] =>
  [...rules.values()].filter((rule) =>
    severitiesOf(rule).some((severity) => ruleNameOf({ rule: rule.id, severity }) === name),
  );

const inTable = ({ id, section, summary }: DescribedRule): string =>
  `| \`${id}\`${id === onlyCommand ? ' *' : ''} | ${section} | ${summary} |`;

const fence = (language: string, text: string): string => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;

function messagesOf(name: RuleName, { file, wrong, configuration }: RuleExample): string {
  const messages = majors[1]?.verify({ file, text: wrong, ...(configuration && { configuration }) }) ?? [];
  const own = messages.filter(({ ruleId }) => ruleId === `pg/${name}`);
  return own.map(({ line, column, message }) => `${line}:${column}  ${message}`).join('\n');
}

function page(name: RuleName, description: string): string {
  const example = ruleExamples[name];
  const language = example.file.endsWith('.json') ? 'json' : 'text';
  const listed = rulesOf(name);
  const severities = (['recommended', 'strict'] as const).map(
    (config) => `In \`${config}\`: ${plugin.configs[config][0]?.rules?.[`pg/${name}`]}.`,
  );
  const paragraphs = [
    `# pg/${name}`,
    `${description}.`,
    severities.join(' '),
    'It reports the findings of these `pg-lint` rules. `pg-lint explain <rule>` shows what each accepts and rejects.',
    ['| rule | section | requirement |', '|---|---|---|', ...listed.map(inTable)].join('\n'),
    listed.some(({ id }) => id === onlyCommand) && '\\* is about the file itself: only `pg-lint` reports it.',
    example.configuration && `With \`${JSON.stringify(example.configuration)}\` in \`pg-lint.config.json\`:`,
    `Incorrect \`${example.file}\`:`,
    fence(language, example.wrong),
    fence('text', messagesOf(name, example)),
    'Correct:',
    fence(language, example.right),
    'The rule has no options. [The configuration](../../README.md#configuration) applies to all rules.',
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}

// `pnpm generate` writes the pages.
test.each(ruleDescriptions)('the page of $name', async ({ name, description }) => {
  await expect(page(name, description)).toMatchFileSnapshot(`../docs/rules/${name}.md`);
});
