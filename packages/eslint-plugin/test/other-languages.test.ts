// Files with the languages and parsers of other plugins have the findings of pg-lint.

import markdown from '@eslint/markdown';
import jsonc from 'eslint-plugin-jsonc';
import { parseForESLint as parseJson } from 'jsonc-eslint-parser';
import { describe, expect, test } from 'vitest';
import { lintRuleOf, majors, placeOf } from './majors.ts';

const BAD = '{"shipping":{"type":"sent back","houseNumber1":"1","houseNumber2":"2"}}';
const PAGE = `# A page\n\n\`\`\`json\n${BAD}\n\`\`\`\n`;

const parsed = (parser: object): object => ({ languageOptions: { parser } });
const JSONC = { plugins: { jsonc }, language: 'jsonc/x' };
const GFM = { plugins: { markdown }, language: 'markdown/gfm' };

// biome-ignore format: a table
describe.each<[name: string, config: object, file: string, text: string, found: string[]]>([
  ['jsonc/x', JSONC, 'other.json', BAD, ['1:21-1:32 type-code']],
  ['jsonc/x with comments', JSONC, 'other.jsonc', `// é😀\r\n${BAD}`, ['2:21-2:32 type-code']],
  ['jsonc/x of another program', JSONC, 'other.json', '{"name":"x"}', ['1:1-1:13 unknown-kind']],
  ['jsonc-eslint-parser', parsed({ parseForESLint: parseJson }), 'other.json', BAD, ['1:21-1:32 type-code']],
  ['markdown/gfm', GFM, 'other.md', PAGE, ['4:21-4:32 type-code']],
  ['markdown/gfm without a payload', GFM, 'other.md', '# A page\n\n`client_key` and `payer_ip`\n', []],
])('%s', (_, language, file, text, found) => {
  test.each(majors)('ESLint $version', ({ verify }) => {
    const messages = verify({ file, text, language });
    expect(messages.map((each) => `${placeOf(each)} ${lintRuleOf(each)}`)).toEqual(found);
  });
});
