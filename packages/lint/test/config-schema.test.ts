import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import schema from '../schemas/config.schema.json' with { type: 'json' };

describe('the schema of configurations', () => {
  const validate = new Ajv({ strict: true }).compile(schema);

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
