import { expect, test } from 'vitest';
import { checkText } from '../src/checker/check-text.ts';
import { writeCode } from '../src/panels/code.ts';

const BODY = {
  order: { description: `It's "{}": \\ é` },
  methods: ['card', true, null],
  parameters: {},
};

test.each([
  ['curl', `"description": "It'\\''s \\"{}\\": \\\\ é"`],
  ['JavaScript', `"description": "It's \\"{}\\": \\\\ é"`],
  ['PHP', `'description' => 'It\\'s "{}": \\\\ é'`],
  ['PHP', "'parameters' => new stdClass()"],
  ['Python', `"description": "It's \\"{}\\": \\\\ é"`],
  ['Python', 'True,\n        None\n    ]'],
] as const)('a value is quoted in %s: %s', (language, part) => {
  expect(writeCode(language, 'session-request', BODY)).toContain(part);
});

test('a sale is sent as a form', () => {
  expect(writeCode('curl', 'sale-form', { action: 'SALE', order_description: 'a&b' })).toContain(
    "--data-urlencode 'order_description=a&b'",
  );
});

test.each([
  ['{"methods":["card"]}', { methods: ['card'] }],
  [`curl -d '{"methods":["card"]}' https://pay.example/api/v1/session`, { methods: ['card'] }],
  ['action=SALE&brand=naps', { action: 'SALE', brand: 'naps' }],
  ['{"methods":["card"]', undefined],
  ['{"methods":["card"],"order":{{order}}}', undefined],
  ['{"methods":["card"]}\n{"methods":["card"]}', undefined],
])('the payload of %s is %j', async (text, payload) => {
  expect((await checkText({ text })).payload).toEqual(payload);
});
