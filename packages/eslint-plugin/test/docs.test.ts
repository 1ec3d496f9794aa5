import { readFileSync } from 'node:fs';
import { kinds, resourceOf, rules } from '@pg/lint';
import { isObject, type Resource, type Rule, type Severity, severityOf, toFinding } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import { ruleNameOf } from '../src/concerns.ts';
import plugin, { type RuleName } from '../src/index.ts';
import { ruleDescriptions } from '../src/plugin.ts';
import { majors } from './majors.ts';
import { type RuleExample, ruleExamples } from './rule-examples.ts';

/** What a rule's findings are: as its examples show, or as it says itself. */
function severitiesOf(rule: Rule): Set<Severity> {
  const shown = rule.rejects.flatMap(({ value, profile = {} }) =>
    isObject(value) && rule.check ? rule.check(value, { profile }) : [],
  );
  return new Set([
    ...shown.map((found) => toFinding(rule, found).severity),
    ...(shown.length > 0 ? [] : [rule.severity ?? severityOf(rule.basis)]),
  ]);
}

const proofsOf = ({ proof, parts = [] }: Resource): readonly Rule[] => [
  ...(proof?.rules ?? []),
  ...parts.flatMap(({ resource }) => proofsOf(resource)),
];

/** What takes cryptography, a clock or the file itself, which ESLint's rules have not. */
const ofTheCommand = new Set(['too-large', ...kinds.flatMap(proofsOfKind).map(({ id }) => id)]);

function proofsOfKind(kind: string): readonly Rule[] {
  const resource = resourceOf(kind);
  return resource === undefined ? [] : proofsOf(resource);
}

const rulesOf = (name: RuleName): Rule[] =>
  [...rules.values()].filter((rule) =>
    [...severitiesOf(rule)].some((severity) => ruleNameOf({ rule: rule.id, severity }) === name),
  );

const inTable = ({ id, section, summary }: Rule): string =>
  `| \`${id}\`${ofTheCommand.has(id) ? ' *' : ''} | ${section} | ${summary} |`;

const language = (file: string): string => (file.endsWith('.json') ? 'json' : 'text');

const fence = (file: string, text: string): string[] => [`\`\`\`${language(file)}`, text.trimEnd(), '```', ''];

function messagesOf(name: RuleName, { file, wrong, settings = {} }: RuleExample): string[] {
  const messages = majors[1]?.verify({ file, text: wrong, settings }) ?? [];
  return messages.flatMap(({ ruleId, line, column, message }) =>
    ruleId === `pg/${name}` ? [`${line}:${column}  ${message}`] : [],
  );
}

function page(name: RuleName, description: string): string {
  const example = ruleExamples[name];
  const listed = rulesOf(name);
  const severities = (['recommended', 'strict'] as const).map(
    (config) => `In \`${config}\`: ${plugin.configs[config][0]?.rules?.[`pg/${name}`]}.`,
  );
  return [
    `# pg/${name}`,
    '',
    `${description}.`,
    '',
    severities.join(' '),
    '',
    'It reports what these rules of `@pg/lint` find; `pg-lint explain <rule>` shows what each accepts and rejects.',
    '',
    '| rule | section | what has to be so |',
    '|---|---|---|',
    ...listed.map(inTable),
    '',
    ...(listed.some(({ id }) => ofTheCommand.has(id))
      ? ['\\* takes cryptography, a clock or the file itself: only `pg-lint` reports it.', '']
      : []),
    ...(example.settings ? [`With \`settings: { pg: ${JSON.stringify(example.settings)} }\`:`, ''] : []),
    `Wrong, as \`${example.file}\`:`,
    '',
    ...fence(example.file, example.wrong),
    ...fence('messages', messagesOf(name, example).join('\n')),
    'Right:',
    '',
    ...fence(example.file, example.right),
    'It has no options: all rules share [the settings](../../README.md#settings).',
    '',
  ].join('\n');
}

test.each(ruleDescriptions)('the page of $name is as the rule is', async ({ name, description }) => {
  await expect(page(name, description)).toMatchFileSnapshot(`../docs/rules/${name}.md`);
});

describe.each(majors)('ESLint $version', ({ verify }) => {
  test.each(ruleDescriptions)('$name reports what is wrong and passes what is right', ({ name }) => {
    const { file, wrong, right, settings = {}, reports } = ruleExamples[name];
    const reported = (text: string) =>
      verify({ file, text, settings }).flatMap(({ ruleId, messageId, line, column, endLine, endColumn }) =>
        ruleId === `pg/${name}` ? [`${line}:${column}-${endLine}:${endColumn} ${messageId}`] : [],
      );
    expect(reported(wrong)).toEqual(reports);
    expect(reported(right)).toEqual([]);
  });
});

test('the README lists every rule with its page', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const linked = [...readme.matchAll(/\(docs\/rules\/([\w-]+)\.md\)/g)].map(([, name]) => name);
  expect(linked).toEqual(Object.keys(plugin.rules));
});
