import { describe, expect, test } from 'vitest';
import { inShort, majors } from './majors.ts';

const FIVE = 'pg/valid-values value-type';

describe.each(majors)('ESLint $version', ({ verify }) => {
  test.each<[file: string, text: string, ...found: string[]]>([
    ['a.jsonc', '{"descriptor":5}', `1:15-1:16 ${FIVE}`],
    ['a.jsonc', '// "\r\n{ /* {\n é😀 */ "descriptor" /**/ : /**/ 5, // }\n }', `3:34-3:35 ${FIVE}`],
    ['a.jsonc', '{"customer_phone": "a // b /* c */,}", "shipping_city": 5 /* , */ }', `1:57-1:58 ${FIVE}`],
    ['a.jsonc', '{"shipping":{},"cart":{"items":[{},/**/],},}'],
    ['a.jsonc', '/**//**/{"descriptor":5}// at the end', `1:23-1:24 ${FIVE}`],
    ['a.jsonc', '{"descriptor":5, // eslint-disable-line pg/valid-values\n}'],
    ['a.json', '{"descriptor":5 /**/}', '1:17-undefined:undefined null undefined'],
    ['a.json', '{"descriptor":5,}', '1:17-undefined:undefined null undefined'],
  ])('%s %j', (file, text, ...found) => {
    expect(verify({ file, text }).map(inShort)).toEqual(found);
  });
});
