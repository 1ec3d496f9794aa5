import { readdirSync, readFileSync } from 'node:fs';
import { lintText } from '@pg/lint';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lintRuleOf, type Message, majors, placeOf, severityOf } from './majors.ts';

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

/** For a JSON syntax error, ESLint has its own message, perhaps at another position, and reports nothing else. */
const UNREADABLE = 'error syntax';

function fromLint(text: string): string[] {
  return lintText(text, { syntax: 'json' }).findings.map((finding) => {
    const { rule, code, severity, section } = finding;
    const { message, hint } = finding;
    if (rule === 'syntax') return UNREADABLE;
    const withHint = hint === undefined ? message : `${message}. ${hint}`;
    return `${placeOf(finding)} ${rule === 'unknown-kind' ? 'info' : severity} ${code}: ${withHint} (${section}; ${rule})`;
  });
}

const fromESLint = (messages: readonly Message[]): string[] =>
  messages.map((found) => {
    const { messageId, fatal, message } = found;
    if (fatal || lintRuleOf(found) === 'syntax') return UNREADABLE;
    return `${placeOf(found)} ${severityOf(found)} ${messageId}: ${message}`;
  });

/** Expects ESLint to report the findings of `lintText`, in any order, and returns them. */
function expectAlike(text: string, linters = majors): string[] {
  const expected = fromLint(text).sort();
  for (const { verify } of linters) {
    const messages = verify({ file: 'a.json', text });
    const isReadOn = !messages.some(({ fatal }) => fatal);
    expect(fromESLint(messages).sort(), text).toEqual(isReadOn ? expected : [UNREADABLE]);
  }
  return expected;
}

const rulesIn = (found: readonly string[]) => new Set(found.map((each) => /; ([\w-]+)\)$/.exec(each)?.[1]));

/** For tests with many texts, one major is enough: both parse JSON with the same plugin. */
const newest = majors.slice(-1);

const samples = ['good', 'mistakes'].flatMap((name) => {
  const folder = new URL(`../../../samples/${name}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.map((file) => readFileSync(new URL(file, folder), 'utf8'));
});

test('ESLint reports the findings of lintText in the samples', () => {
  expect(rulesIn(samples.flatMap((text) => expectAlike(text))).size).toBeGreaterThan(10);
});

test.each([
  '',
  '{"a":1} x',
  '{"order":"\u2028","Order":1}',
  `{"methods":${'['.repeat(101)}${']'.repeat(101)}}`,
  '[]',
  '"text"',
  '{\r"methods"\r:\r"card"\r, "mthods": 1}',
  '{\r\n"methods":\r\n"card", "__proto__": {}, "constructor": 1}',
])('ESLint reports the findings of lintText in %j', (text) => {
  expectAlike(text);
});

/** Removes or inserts a character. */
const damage = (text: string, at: number, inserted: string, removed: number): string =>
  `${text.slice(0, at % text.length)}${inserted}${text.slice((at % text.length) + removed)}`;

test('ESLint reports the findings of lintText in damaged samples', () => {
  const inserted = fc.constantFrom('', ',', '"', '}', '\n', '\\', '0', '\u0000');
  const cases = fc.tuple(fc.constantFrom(...samples), fc.nat(), inserted, fc.nat(1));
  for (const [text, ...how] of fc.sample(cases, { numRuns: 100, seed: 20 })) {
    expectAlike(damage(text, ...how), newest);
  }
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
