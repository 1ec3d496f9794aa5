import { describe, expect, test } from 'vitest';
import { lintRuleOf, majors, placeOf } from './majors.ts';

const FIVE = 'pg/payload-errors value-type';

describe.each(majors)('ESLint $version', ({ verify }) => {
  test.each<[file: string, text: string, ...found: string[]]>([
    ['a.jsonc', '{"descriptor":5}', `1:15-1:16 ${FIVE}`],
    ['a.jsonc', '// "\r\n{ /* {\n é😀 */ "descriptor" /**/ : /**/ 5, // }\n }', `3:34-3:35 ${FIVE}`],
    ['a.jsonc', '{"customer_phone": "a // b /* c */,}", "shipping_city": 5 /* , */ }', `1:57-1:58 ${FIVE}`],
    ['a.jsonc', '{"shipping":{},"cart":{"items":[{},/**/],},}'],
    ['a.jsonc', '/**//**/{"descriptor":5}// at the end', `1:23-1:24 ${FIVE}`],
    ['a.jsonc', '{"descriptor":5, // eslint-disable-line pg/payload-errors\n}'],
    ['a.json', '{"descriptor":5 /**/}', '1:17-undefined:undefined null undefined'],
    ['a.json', '', '1:1-undefined:undefined null undefined'],
    ['a.json', '{"descriptor":5,}', '1:17-undefined:undefined null undefined'],
  ])('comments and trailing commas: %s %j', (file, text, ...found) => {
    const messages = verify({ file, text });
    expect(messages.map((message) => `${placeOf(message)} ${message.ruleId} ${lintRuleOf(message)}`)).toEqual(found);
  });
});

test.each(majors)(
  'ESLint $version: pg/json replaces the message of a syntax error, which quotes the file',
  ({ verify }) => {
    const found = verify({ file: 'a.json', text: '{"first_name": trErika}' });
    expect(found.map(({ fatal, line, message }) => [fatal, line, message])).toEqual([
      [true, 1, expect.stringMatching(/^Parsing error: first_name /)],
    ]);
    expect(JSON.stringify(found)).not.toContain('Erika');
  },
);
