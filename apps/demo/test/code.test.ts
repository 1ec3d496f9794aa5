import { expect, test } from 'vitest';
import { writeCode } from '../src/panels/code.ts';

const BODY = JSON.stringify({
  order: { description: `It's "{}": \\ é` },
  methods: ['card', true, null],
  parameters: {},
});

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

test('a sale is sent as a form, and a text that can’t be read has no code', () => {
  expect(writeCode('curl', 'sale-form', 'action=SALE&order_description=a%26b')).toContain(
    "--data-urlencode 'order_description=a&b'",
  );
  expect(writeCode('PHP', 'session-request', '{"a"')).toBeUndefined();
});
