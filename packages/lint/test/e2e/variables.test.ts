import { expect, test } from 'vitest';
import { findingsOf, places } from './command.ts';

/** A payload for certain, with a mistake in `type`, and a given text as the value of `houseNumber1`. */
const bad = (houseNumber: string): string =>
  `{"shipping":{"type":"sent back","houseNumber1":${houseNumber},"houseNumber2":"2"}}`;
const NOTE = '1:48 with-variables';
const MISTAKE = '1:21 type-code';

test.each<[string, string, string[]]>([
  ['a.json', bad('"{{number}}"'), [MISTAKE, NOTE]],
  ['a.json', bad('"No ${number}"'), [MISTAKE, NOTE]],
  ['a.json', bad('"<number>"'), [MISTAKE]],
  ['a.json', bad('"$NUMBER"'), [MISTAKE, NOTE]],
  ['a.json', bad('{{number}}'), [MISTAKE, NOTE]],
  ['a.json', bad('<number>'), [MISTAKE, NOTE]],
  ['a.json', bad('"a < b > c, 5 $"'), [MISTAKE]],
  ['a.json', '{"merchant_key":"k","hash":{{#if a}}"h"{{/if}}}', ['1:1 with-variables']],
  ['a.jsonc', bad('"{{number}}" // {{x}}\n'), [MISTAKE, NOTE]],
  ['a.json', JSON.stringify({ body: bad('{{number}}') }), ['1:34 type-code', '1:65 with-variables']],
  ['a.http', `POST x\n\n${bad('{{number}}')}`, ['3:21 type-code', '3:48 with-variables']],
  ['a.sh', `curl -d '${bad('"\'$NUMBER\'"')}'`, ['1:30 type-code', '1:57 with-variables']],
  ['a.sh', `curl -d "${bad('$(number)').replaceAll('"', String.raw`\"`)}"`, ['1:34 type-code', '1:65 with-variables']],
  [
    'a.yaml',
    'shipping:\n  type: sent back\n  houseNumber1: {{ number }}\n  houseNumber2: ${n}\n',
    ['2:9 type-code', '3:17 with-variables', '4:17 with-variables'],
  ],
  [
    'a.form',
    'action=SALE&brand={{brand}}&order_amount=1&order_currency=<c>',
    ['1:19 with-variables', '1:42 string-format', '1:59 with-variables'],
  ],
])('in %s, a field with a variable gets a note, and the other fields are checked: %j', async (name, text, expected) => {
  const found = places(await findingsOf(text, [], name)).filter((each) => !/sale-fields/.test(each));
  expect(found).toEqual(expected);
});

const session = (amount: string): string =>
  `{"merchant_key":"<merchant_key>","hash":"h","order":{"amount":${amount},"currency":"eur"}}`;

test('a placeholder of the document gets a note instead of an error', async () => {
  const found = await findingsOf(session('"<amount>"'), [], 'a.json');
  const notes = found.filter(({ rule }) => rule === 'with-variables');
  expect(places(notes)).toEqual(['1:63 with-variables']);
  expect(notes[0]).toMatchObject({
    code: 'variable-field',
    severity: 'info',
    path: ['order', 'amount'],
    message: 'order.amount has a variable that is filled in when it is sent, so it is not checked',
  });
});
