import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyEdits, findChanges, fixText, type LintOptions, lintText } from '../src/index.ts';

const CARD = { kind: 'card-params' };

const changesOf = (text: string, options: LintOptions) => findChanges(text, lintText(text, options).findings, options);

const item = (fields: string): string => `{"cart":{"items":[{${fields}}]}}`;

test.each<[name: string, text: string, certain: string[]]>([
  ['a decimal comma', item('"price":"1.234,50"'), [item('"price":"1234.50"')]],
  ['an ambiguous comma', item('"price":"1,234"'), []],
  ['a number instead of a string', item('"tax":12.0'), [item('"tax":"12.0"')]],
  ['a number that may have lost its leading zeros', '{"descriptor":12.0}', []],
  ['a trailing comma', '{"descriptor":"a",}', ['{"descriptor":"a"}']],
  ['a missing comma', '{"descriptor":"a"\n"cart":{}}', ['{"descriptor":"a",\n"cart":{}}']],
  ['a comment', '{"descriptor":"a"} // done', []],
  ['single quotes', `{'descriptor':"it's"}`, [`{"descriptor":"it's"}`]],
  ['a name without quotes', '{descriptor:"a"}', ['{"descriptor":"a"}']],
  [
    'single quotes and a name without quotes',
    `{'descriptor':"a",cart:{}}`,
    [`{"descriptor":"a",cart:{}}`, `{'descriptor':"a","cart":{}}`],
  ],
])('the certain change of %s', (_, text, certain) => {
  const changes = changesOf(text, CARD).flat();
  expect(changes.filter(({ isCertain }) => isCertain).map(({ edits }) => applyEdits(text, edits))).toEqual(certain);
});

// biome-ignore format: a table
test.each<[name: string, text: string, options: LintOptions, choices: [title: string, fixed: string][]]>([
  [
    'a duplicate field',
    '{ "descriptor": "a", "cart": {}, "descriptor": "b" }',
    CARD,
    [
      ['Keep the last descriptor', '{ "cart": {}, "descriptor": "b" }'],
      ['Keep the first descriptor', '{ "descriptor": "a", "cart": {} }'],
    ],
  ],
  ['bracket names', '{"parameters[cart][cityName]":"a"}', CARD, [['Nest the bracket names', '{\n  "cart": {\n    "cityName": "a"\n  }\n}']]],
  [
    'an object in an array, and in a string',
    '{"shipping":[{"cost":1.50}],"cart":"{\\"items\\":[]}"}',
    CARD,
    [
      ['Replace with the object inside', '{"shipping":{"cost":1.5},"cart":"{\\"items\\":[]}"}'],
      ['Replace with the object inside', '{"shipping":[{"cost":1.50}],"cart":{"items":[]}}'],
    ],
  ],
  [
    'a name in a signed request',
    '{"merchant_ky":"key","hash":"5f4dcc3b5aa7"}',
    { kind: 'session-request' },
    [['Rename to merchant_key, and compute the hash again', '{"merchant_key":"key","hash":"5f4dcc3b5aa7"}']],
  ],
  ['a field three times', '{"cart":{},"cart":{},"cart":{}}', CARD, []],
  ['a similar name', '{"descriptr":"a"}', CARD, [['Rename to descriptor', '{"descriptor":"a"}']]],
  ['a similar name beside the right one', '{"descriptor":"a","descriptr":"b"}', CARD, []],
  ['a similar code', item('"quantityUnit":"COUT"'), CARD, [['Replace with COUNT', item('"quantityUnit":"COUNT"')]]],
  ['a unit that the sample sends', item('"quantityUnit":"pcs"'), CARD, [['Replace with COUNT', item('"quantityUnit":"COUNT"')]]],
  ['a comment', '{"descriptor":"a"} // b', CARD, [['Remove the comment', '{"descriptor":"a"} ']]],
  [
    'an empty array between comments',
    '{"descriptor":"a",/**/"cart":[],}',
    { ...CARD, syntax: 'jsonc' },
    [['Replace [] with {}', '{"descriptor":"a",/**/"cart":{},}']],
  ],
])('the choices for %s', (_, text, options, choices) => {
  const changes = changesOf(text, options).flat();
  expect(changes.map(({ title, edits, isCertain }) => [title, applyEdits(text, edits), isCertain])).toEqual(
    choices.map(([title, fixed]) => [title, fixed, false]),
  );
});

test.each([
  [`curl -d '{"bnrg_installm_def": 0}' x`, `curl -d '{"bnrg_installm_def": "00"}' x`],
  ['curl -d "{\\"bnrg_installm_def\\": 0}" x', 'curl -d "{\\"bnrg_installm_def\\": \\"00\\"}" x'],
  [`curl -d '{"bnrg_installm_def": 0}' x; curl -d '{}' x`, `curl -d '{"bnrg_installm_def": 0}' x; curl -d '{}' x`],
])('in a pasted request, %s becomes %s', (text, fixed) => {
  expect(fixText(text, CARD).text).toBe(fixed);
});

const REQUEST =
  '{"merchant_key":"key","operation":"purchase","methods":["card"],"order":{"amount":"19.9","description":"It\'s \\"2\\" cups"}}';
const FIXED = REQUEST.replace('19.9', '19.90');
const record = (body: string): string =>
  JSON.stringify({ log: { entries: [{ request: { method: 'POST', postData: { text: body } } }] } }, null, 1);

test.each<[what: string, write: (first: string, second: string) => string]>([
  ['a log', (first, second) => `10:00 sent ${first}\n10:01 sent ${second} in 3 ms`],
  ['lines of JSON', (first, second) => `${first}\n${second}`],
  ['lines of JSON in strings', (...bodies) => bodies.map((body) => JSON.stringify({ body })).join('\n')],
  ['an event', (_, second) => `{"time":1, "request": ${second}}`],
  ['a recording', (_, second) => record(second)],
  ['several commands', (...bodies) => bodies.map((body) => `curl -d ${JSON.stringify(body)} x`).join('\n')],
  ['one command', (_, second) => `curl -d '${second.replaceAll("'", "'\\''")}' x`],
])('a mistake in %s is fixed where it is', (_, write) => {
  const text = write(FIXED, REQUEST);
  const changes = changesOf(text, {}).flat();
  expect(changes.map(({ edits }) => applyEdits(text, edits))).toEqual([write(FIXED, FIXED)]);
  expect(changes.map((change) => change.isCertain)).toEqual([false]);
});

test.each([
  ['one command', (body: string) => `curl -d '${body}' x`, true],
  ['two commands', (body: string) => `curl -d '${body}' x\ncurl -d '{"descriptor":"a"}' x`, false],
])('a change in %s: whether it is certain', (_, write, isCertain) => {
  const changes = changesOf(write('{"bnrg_installm_def":0}'), CARD).flat();
  expect(changes.map((change) => change.isCertain)).toEqual([isCertain]);
});

test('a change with line breaks is not made in a line of a log', () => {
  expect(changesOf('10:00 sent {"merchant_key":"key","order[amount]":"19.90"}', {}).flat()).toEqual([]);
});

test.each(['sale-lost-plus.form', 'sale-double-encoded-token.form', 'wallet2-token-stripped.txt'])(
  'the token of %s is repaired only by choice',
  (name) => {
    const text = readFileSync(new URL(`../../../samples/mistakes/${name}`, import.meta.url), 'utf8');
    const [change] = changesOf(text, {}).flat();
    expect(change?.isCertain).toBe(false);
    expect(
      lintText(applyEdits(text, change?.edits ?? [])).findings.filter(({ severity }) => severity === 'error'),
    ).toEqual([]);
    expect(fixText(text).text).toBe(text);
  },
);

test('of edits that overlap, the first is applied', () => {
  const edits = [
    { start: 4, end: 6, text: 'long' },
    { start: 0, end: 1, text: '' },
    { start: 5, end: 7, text: 'x' },
    { start: 8, end: 8, text: '+' },
    { start: 8, end: 8, text: '+' },
  ];
  expect(applyEdits('012345678', edits)).toBe('123long67+8');
});

test('many syntax errors of one kind are fixed', () => {
  const text = `{${Array.from({ length: 120 }, (_, i) => `a${i}: 1`)}}`;
  expect(fixText(text, CARD)).toEqual({ text: text.replace(/a(\d+)/g, '"a$1"'), fixes: 1 });
});
