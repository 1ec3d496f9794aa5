import { inspect } from 'node:util';
import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { fieldName, RedactedIssue, showName, typeCode, typeInWords, wrongType } from '../src/index.ts';

test.each<[(string | number)[], string]>([
  [[], ''],
  [['amount'], 'amount'],
  [['order', 'amount'], 'order.amount'],
  [['parameters', 'order', 'amount'], 'order.amount'],
  [['items', 0], 'items[0]'],
  [['items', 0, 'price'], 'items[0].price'],
  [['cart', 'items', 0, 'price'], 'items[0].price'],
  [['cart', 'items', 0, 1], 'cart.items[0][1]'],
  [[0], '[0]'],
  [[0, 1], '[0][1]'],
  [[0, 'price'], '[0].price'],
  [['parameters[card]'], 'parameters[card]'],
  [['parameters[paymentToken]', 'signature'], 'signature'],
  [['parameters[paymentToken]', 'header', 'transactionId'], 'header.transactionId'],
])('the name of the field at %j is %s', (path, name) => {
  expect(fieldName(path)).toBe(name);
});

// biome-ignore format: a table
test.each([
  'order.amount', 'items[0].price', 'payer_last_name', 'X-Request-Id', 'a'.repeat(40), `${'a'.repeat(40)}.${'e'.repeat(40)}`,
  `${'a'.repeat(33)}.${'e'.repeat(33)}.${'o'.repeat(32)}`, 'a123', 'address_1_2_3', '3ds', 'skin_live_view', 'iPhone6sCase',
])('%s is shown', (name) => {
  expect(showName(name)).toBe(name);
});

// biome-ignore format: a table
test.each([
  'a'.repeat(41), `${'a'.repeat(33)}.${'e'.repeat(33)}.${'o'.repeat(33)}`, '4111-1111', 'a1234', '1.2.3.4', '41[11]', 'Jo Doe', 'a@b',
  'sk_live_x', 'pk-test-x', 'whsec_x', 'ghp_x', 'xoxb-x', 'eyJhbGci', 'AKIAx', 'order.sk_live_x', 'x1y2z3w', 'kxqzjvbwtrmp', 'Frühstück',
])('%s is masked', (name) => {
  expect(showName(name)).toBe(`<a field name of ${name.length} characters>`);
});

describe('an issue', () => {
  const { issues: [issue] = [] } = v.safeParse(v.object({ order: v.object({ state: typeCode('AN3') }) }), {
    order: { state: 'PLANTED' },
  });

  test('has the mistake as data and as a sentence', () => {
    expect(issue).toMatchObject({
      kind: 'validation',
      type: 'string',
      code: 'too-long',
      params: { max: 3, length: 7 },
      requirement: 'AN3',
      expected: 'AN3',
      received: 'string',
      input: 'PLANTED',
      message: 'order.state must have at most 3 characters, but has 7',
    });
    expect(v.safeParse(typeCode('AN3'), 'PLANTED').issues?.[0].message).toBe(
      'the value must have at most 3 characters, but has 7',
    );
  });

  test('does not show the value', () => {
    const [own] = v.safeParse(typeCode('AN3'), 'PLANTED').issues ?? [];
    expect(JSON.stringify(own)).not.toContain('PLANTED');
    expect(inspect(own, { depth: 9, showHidden: true })).not.toContain('PLANTED');
    expect(inspect({ ...own }, { depth: 9 })).not.toContain('PLANTED');
    expect(JSON.parse(JSON.stringify(own))).toMatchObject({
      code: 'too-long',
      message: 'the value must have at most 3 characters, but has 7',
    });
  });

  test.each<[unknown, string | null]>([
    ['AN3', 'AN3'],
    [['KG', 'G'], '"KG" | "G"'],
    [undefined, null],
  ])('has the requirement %j and expects %j', (requirement, expected) => {
    expect(new RedactedIssue('string', requirement, wrongType(1, 'string'), 1)).toMatchObject({
      requirement,
      expected,
    });
  });
});

test.each<[unknown, string]>([
  [null, 'null'],
  [1, 'a number'],
  [[], 'an array'],
  [new Date(), 'a Date object'],
  [() => 1, 'a function'],
  [Symbol(), 'a symbol'],
])('%o in words', (value, words) => {
  expect(typeInWords(value)).toBe(words);
});

describe('custom messages', () => {
  afterEach(() => {
    for (const language of [undefined, 'fr']) {
      v.deleteGlobalMessage(language);
      v.deleteSchemaMessage(language);
      v.deleteSpecificMessage(typeCode, language);
    }
  });

  const messagesOf = (schema: v.GenericSchema, config?: v.Config<v.BaseIssue<unknown>>): (string | undefined)[] =>
    ['abcdef', 1].map((value) => v.safeParse(schema, value, config).issues?.[0].message);

  const OURS = ['the value must have at most 5 characters, but has 6', 'the value must be a string, but is a number'];

  test('replace our sentence, the closest to the schema first', () => {
    const schema = typeCode('AN5');
    expect(messagesOf(schema)).toEqual(OURS);
    v.setGlobalMessage('global');
    expect(messagesOf(schema)).toEqual(['global', 'global']);
    expect(messagesOf(schema, { message: 'run' })).toEqual(['run', 'run']);
    v.setSchemaMessage('schema');
    expect(messagesOf(schema)).toEqual(['global', 'schema']);
    expect(messagesOf(schema, { message: 'run' })).toEqual(['run', 'schema']);
    v.setSpecificMessage(typeCode, 'specific');
    expect(messagesOf(schema, { message: 'run' })).toEqual(['specific', 'specific']);
    expect(messagesOf(typeCode('AN5', 'own'))).toEqual(['own', 'own']);
    expect(messagesOf(typeCode('AN5', ({ requirement }) => `own ${requirement}`))).toEqual(['own AN5', 'own AN5']);
  });

  test('are selected by language', () => {
    const schema = typeCode('AN5');
    v.setGlobalMessage(({ lang, received }) => `${lang} ${received}`, 'fr');
    expect(messagesOf(schema)).toEqual(OURS);
    expect(messagesOf(schema, { lang: 'fr' })).toEqual(['fr string', 'fr number']);
    v.setSchemaMessage('schéma', 'fr');
    expect(messagesOf(schema, { lang: 'fr' })).toEqual(['fr string', 'schéma']);
    v.setSpecificMessage(typeCode, 'code', 'fr');
    expect(messagesOf(schema, { lang: 'fr' })).toEqual(['code', 'code']);
    expect(messagesOf(schema, { lang: 'de' })).toEqual(OURS);
  });
});
