import { toJsonSchema } from '@valibot/to-json-schema';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { ConfigSchema } from '../src/config/config-schema.ts';
import { unreadRules } from '../src/core/rules/file-rules.ts';
import { kinds } from '../src/core/rules/kinds.ts';
import { rules } from '../src/core/rules/rules.ts';

/** The schema as JSON Schema, which can't check that a date is real or that a table has a field. */
const published = `${JSON.stringify(
  {
    ...toJsonSchema(ConfigSchema, { target: 'draft-07', errorMode: 'ignore' }),
    $id: 'urn:pg-lint:config:1',
    title: 'The configuration of pg-lint',
  },
  null,
  2,
)}\n`;

/** The identifiers of rules and kinds as types, which editors complete. */
const namesFile = (): string => `// Written by \`vitest -u\` from the rules and the kinds.
// biome-ignore-all format: lists

/** The identifier of a rule. */
export type RuleId =${union([...rules.keys()])};

/** The rules that report what could not be checked. */
export type UnreadRuleId =${union([...unreadRules])};

/** A kind of payload. */
export type Kind =${union(kinds)};
`;

/** Types in lines of at most 120 characters. */
function union(names: readonly string[]): string {
  const lines = [''];
  for (const name of names) {
    const type = ` | '${name}'`;
    if (`${lines.at(-1)}${type}`.length > 119) lines.push(' ');
    lines.push(`${lines.pop()}${type}`);
  }
  return `\n ${lines.join('\n')}`;
}

describe('the schema of configurations', () => {
  test('is the published JSON Schema; vitest -u writes it', async () => {
    await expect(published).toMatchFileSnapshot('../schemas/config.schema.json');
  });

  test('has the names of rules and kinds in rule-ids.ts; vitest -u writes them', async () => {
    await expect(namesFile()).toMatchFileSnapshot('../src/config/rule-ids.ts');
  });

  const validate = new Ajv({ strict: true }).compile(JSON.parse(published));

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
    [false, { suppressions: [{ files: 'a.json', rule: 'one-set', reason: 'why', until: '2030-13-31' }] }],
  ])('as JSON Schema, returns %j for %j', (isValid, config) => {
    expect(validate(config)).toBe(isValid);
  });
});
