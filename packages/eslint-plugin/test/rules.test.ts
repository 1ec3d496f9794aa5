import { messages, resources, rules } from '@pg/lint';
import { type Resource, type Rule, type Severity, severitiesOf } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import plugin, { type RuleName } from '../src/index.ts';
import { ruleDescriptions, ruleNameOf } from '../src/rules/rule-descriptions.ts';
import { lintRuleOf, majors, placeOf } from './majors.ts';
import { type RuleExample, ruleExamples } from './rule-examples.ts';

test.each<[string, Severity, string | undefined]>([
  ['type-code', 'error', 'valid-values'],
  ['allowed-value', 'error', 'valid-values'],
  ['given-value', 'warning', 'plausible-values'],
  ['key-literal-line-breaks', 'error', 'valid-wallet-settings'],
  ['key-literal-line-breaks', 'warning', 'plausible-wallet-settings'],
  ['to-bank-account-id', 'info', 'notes'],
  ['unknown-kind', 'error', 'known-kind'],
  ['suppression-unused', 'warning', undefined],
])('ruleNameOf %s, %s: %s', (rule, severity, name) => {
  expect(ruleNameOf({ rule, severity })).toBe(name);
});

test('each rule of pg-lint has an ESLint rule that reports it', () => {
  for (const { id, concern } of rules.values()) {
    for (const severity of ['error', 'warning', 'info'] as const) {
      const name = ruleNameOf({ rule: id, severity });
      expect(name !== undefined && name in plugin.rules, id).toBe(concern !== 'suppressions');
    }
  }
});

test.each(Object.values(plugin.rules))('meta.messages has each code', ({ meta }) => {
  expect(Object.keys(meta?.messages ?? {})).toEqual(expect.arrayContaining(Object.keys(messages)));
});

test.each([
  ['recommended', { valid: 'error', plausible: 'warn', known: 'off', notes: 'off' }],
  ['strict', { valid: 'error', plausible: 'error', known: 'error', notes: 'warn' }],
] as const)('the severities of %s', (config, severities) => {
  expect(plugin.configs[config].map(({ name }) => name)).toEqual([`pg/${config}`, `pg/${config}/forms`]);
  const expected = ruleDescriptions.map(({ name, level }) => [`pg/${name}`, severities[level]]);
  expect(Object.entries(plugin.configs[config][0]?.rules ?? {})).toEqual(expected);
});

const proofsOf = ({ proof, parts = [] }: Resource): readonly Rule[] => [
  ...(proof?.rules ?? []),
  ...parts.flatMap(({ resource }) => proofsOf(resource)),
];

/** The rules that need cryptography, a clock or the file itself: ESLint rules have none of these. */
const onlyCommand = new Set(['too-large', ...resources.flatMap(proofsOf).map(({ id }) => id)]);

const rulesOf = (name: RuleName): Rule[] =>
  [...rules.values()].filter((rule) =>
    severitiesOf(rule).some((severity) => ruleNameOf({ rule: rule.id, severity }) === name),
  );

const inTable = ({ id, section, summary }: Rule): string =>
  `| \`${id}\`${onlyCommand.has(id) ? ' *' : ''} | ${section} | ${summary} |`;

const fence = (language: string, text: string): string => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;

function messagesOf(name: RuleName, { file, wrong, settings = {} }: RuleExample): string {
  const messages = majors[1]?.verify({ file, text: wrong, settings }) ?? [];
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
    listed.some(({ id }) => onlyCommand.has(id)) &&
      '\\* needs cryptography, a clock or the file itself: only `pg-lint` reports it.',
    example.settings && `With \`settings: { pg: ${JSON.stringify(example.settings)} }\`:`,
    `Incorrect \`${example.file}\`:`,
    fence(language, example.wrong),
    fence('text', messagesOf(name, example)),
    'Correct:',
    fence(language, example.right),
    'The rule has no options. [The settings](../../README.md#settings) apply to all rules.',
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}

test.each(ruleDescriptions)('the page of $name', async ({ name, description }) => {
  await expect(page(name, description)).toMatchFileSnapshot(`../docs/rules/${name}.md`);
});

describe.each(majors)('ESLint $version', ({ verify }) => {
  test.each(ruleDescriptions)('$name reports the incorrect example and accepts the correct one', ({ name, level }) => {
    const { file, wrong, right, settings = {}, reports } = ruleExamples[name];
    const reported = (text: string) =>
      verify({ file, text, settings }).flatMap((message) =>
        message.ruleId === `pg/${name}` ? [`${placeOf(message)} ${lintRuleOf(message)}`] : [],
      );
    expect(reported(wrong)).toEqual(reports);
    expect(reported(right)).toEqual([]);
    const docs = { recommended: level === 'valid' || level === 'plausible' };
    expect(plugin.rules[name]?.meta).toMatchObject({ type: level === 'valid' ? 'problem' : 'suggestion', docs });
  });
});
