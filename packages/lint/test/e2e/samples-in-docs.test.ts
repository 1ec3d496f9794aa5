import { expect, test } from 'vitest';
import { findingsOf } from './command.ts';

const SESSION = {
  merchant_key: 'YOUR_MERCHANT_KEY',
  operation: 'purchase',
  methods: ['card'],
  order: { number: '1001', amount: 'AMOUNT', currency: '[currency]', description: 'A cup' },
  cancel_url: 'YOUR_CANCEL_URL',
  success_url: '{success_url}',
  hash: '...',
};
const TOKEN = {
  action: 'SALE',
  client_key: 'c',
  brand: 'wallet2',
  'parameters[paymentToken]': '{...}',
};

const textOf = (payload: object): string => JSON.stringify(payload, null, 2);
const severities = async (text: string, name: string): Promise<string[]> =>
  [...new Set((await findingsOf(text, [], name)).map(({ severity }) => severity))].sort();

test.each<[string, (payload: object) => string]>([
  ['a.md', (payload) => `\`\`\`json\n${textOf(payload)}\n\`\`\`\n`],
  ['openapi.yaml', (payload) => `paths:\n  /a:\n    example: ${JSON.stringify(payload)}\n`],
  ['openapi.json', (payload) => `{"examples":{"a":{"value":${textOf(payload)}}}}`],
])('samples in place of values get a note in %s', async (name, write) => {
  expect(await severities(write(SESSION), name)).toEqual(['info']);
  const found = await findingsOf(write({ ...SESSION, order: { ...SESSION.order, amount: '5' } }), [], name);
  expect(found.filter(({ severity }) => severity === 'error').map(({ path }) => path.at(-1))).toEqual(['amount']);
});

test('a token that is left out in a sample is not checked', async () => {
  const form = Object.entries(TOKEN)
    .map(([field, value]) => `${field}=${value}`)
    .join('&');
  const found = await findingsOf(`\`\`\`form\n${form}\n\`\`\`\n`, [], 'a.md');
  expect(found.filter(({ path }) => String(path[0]).startsWith('parameters')).map(({ severity }) => severity)).toEqual([
    'info',
  ]);
});

test('in a file that is sent, a sample is a mistake', async () => {
  expect(await severities(textOf(SESSION), 'a.json')).toContain('error');
});

test('a code in capitals is checked in documentation too', async () => {
  const card = { cart: { items: [{ merchantItemId: 'A', commodityCode: '1', quantityUnit: 'PCS' }] } };
  expect(await severities(`\`\`\`json\n${textOf(card)}\n\`\`\`\n`, 'a.md')).toContain('error');
});

test('a backtick outside of a shell is no variable', async () => {
  const text = `{"houseNumber1": \`a\`, "houseNumber2": 1, "payee_city": \`b\`}`;
  expect((await findingsOf(text, [], 'a.txt')).map(({ rule }) => rule)).toEqual(['syntax', 'syntax']);
});
