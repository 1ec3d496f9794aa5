import { expect, test } from 'vitest';
import { writeCode } from '../src/checker/code.ts';

const BODY = `{"order":{"description":"It's \\"{}\\": é","amount":10.00},"methods":["card",true,null,1e2],"parameters":{}}`;

test.each([
  ['curl', `"description": "It'\\''s \\"{}\\": é"`],
  ['curl', '"amount": 10.00\n'],
  ['curl', '1e2\n'],
  ['PHP', `'description' => 'It\\'s "{}": é'`],
  ['PHP', "'amount' => 10.00\n"],
] as const)('a value is written as it is in %s: %s', (format, part) => {
  expect(writeCode('session-request', BODY)?.[format]).toContain(part);
});

test('a sale is sent as a form', () => {
  expect(writeCode('sale-form', 'action=SALE&order_description=a%26b')?.curl).toContain(
    "--data-urlencode 'order_description=a&b'",
  );
});

test.each(['{"methods":["card"]', '{"methods":["card"],"order":{{order}}}', '[]', ''])(
  'there is no code for what can’t be read: %j',
  (text) => {
    expect(writeCode('session-request', text)).toBeUndefined();
  },
);
