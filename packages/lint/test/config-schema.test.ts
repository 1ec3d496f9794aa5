import type { Rule } from '@pg/rule-kit';
import { toJsonSchema } from '@valibot/to-json-schema';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { ConfigSchema } from '../src/config/config-schema.ts';
import { unreadRules } from '../src/core/file-rules.ts';
import { kinds } from '../src/core/kinds.ts';
import { rules } from '../src/core/rules.ts';

/** What of the schema JSON Schema can say: that a day exists, or a table has an entry, it can't. */
const published = `${JSON.stringify(
  {
    ...toJsonSchema(ConfigSchema, { target: 'draft-07', errorMode: 'ignore' }),
    $id: 'urn:pg-lint:config:1',
    title: 'The configuration of pg-lint',
  },
  null,
  2,
)}\n`;

/** What an editor knows of kinds and rules, as TypeScript: it completes them, and shows what they say. */
const namesFile = (): string => `import type { Severity } from '@pg/rule-kit';

// Written by \`vitest -u\` from the rules and the kinds.

/** What a configuration says of a rule: its severity, or that its findings are dropped. */
export type RuleSetting = Severity | 'off';

/** What a configuration may say of each rule; a rule of what could not be checked is always an error. */
export type RuleSettings = {
${[...rules.values()].map(ruleInTypeScript).join('\n')}
};

/** The identifier of a rule. */
export type RuleId = keyof RuleSettings;

/** A kind of payload. */
export type Kind =
${kinds.map((kind) => `  | '${kind}'`).join('\n')};
`;

const ruleInTypeScript = ({ id, summary }: Rule): string => `  /** ${summary.replaceAll('*/', '*\\/')} */
  readonly ${id.includes('-') ? `'${id}'` : id}?: ${unreadRules.has(id) ? "'error'" : 'RuleSetting'};`;

describe('the schema of configurations', () => {
  test('is the one that is published; vitest -u writes it', async () => {
    await expect(published).toMatchFileSnapshot('../schemas/config.schema.json');
  });

  test('has the names that its types have; vitest -u writes them', async () => {
    await expect(namesFile()).toMatchFileSnapshot('../src/config/known-names.ts');
  });

  const validate = new Ajv({ formats: { date: /^\d{4}-\d\d-\d\d$/ } }).compile(JSON.parse(published));

  test.each<[boolean, object]>([
    [true, {}],
    [true, { $schema: './node_modules/@pg/lint/schemas/config.schema.json', kind: 'card-params' }],
    [true, { rules: { 'one-set': 'off', syntax: 'error' } }],
    [false, { rules: { syntax: 'off' } }],
    [false, { rules: { 'one-sets': 'off' } }],
    [false, { rules: { 'one-set': 'fatal' } }],
    [false, { profile: { cardSet: 7 } }],
    [true, { profile: { cardSet: 6 } }],
    [false, { names: { wallet1: 'wallet2' } }],
    [false, { names: { wallet3: 'word' } }],
    [false, { overrides: [{}] }],
    [false, { overrides: [{ files: ['a.json'], suppressions: [] }] }],
    [false, { suppressions: [{ files: 'a.json', rule: 'one-set' }] }],
    [true, { suppressions: [{ files: 'a.json', rule: 'one-set', reason: 'why', until: '2030-01-31' }] }],
  ])('%j in an editor: %j', (isValid, config) => {
    expect(validate(config)).toBe(isValid);
  });
});
