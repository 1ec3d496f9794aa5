// A place that a reader gets wrong by a character may still be in the right field, so readers are tested alone.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse, parseDocument, stringify } from 'yaml';
import { readYaml } from '../../src/readers/read/yaml.ts';
import { findingsOf, folderOf, GOOD, pgLint, places, reportOf } from './command.ts';

const lines = (...all: string[]): string => `${all.join('\n')}\n`;
const SHIPPING = ['  houseNumber1: "1"', '  houseNumber2: "2"'];
const BAD_YAML = lines('shipping:', '  type: sent back', ...SHIPPING);
/** The same payload in one line of JSON, with the mistake at column 21. */
const BAD = '{"shipping":{"type":"sent back","houseNumber1":"1","houseNumber2":"2"}}';
const ESCAPED = JSON.stringify(BAD);

describe('payloads in YAML are found at their positions', () => {
  // biome-ignore format: a table
  test.each<[string, string, string[]]>([
    ['a document', BAD_YAML, ['2:9 type-code']],
    ['a document with a byte-order mark and comments', `\uFEFF# x\n${BAD_YAML}`, ['3:9 type-code']],
    ['several documents', `kind: List\n---\n${BAD_YAML}---\n${BAD_YAML}`, ['4:9 type-code', '9:9 type-code']],
    [
      'strings that are none in YAML 1.1',
      lines(
        'shipping:',
        '  country: NO',
        '  city: "NO"',
        '  name: &on on',
        '  phone: *on',
        '  zip: 12:30',
        ...SHIPPING,
      ),
      [
        '2:12 yaml-string',
        '4:3 unknown-field',
        '4:13 yaml-string',
        '4:13 yaml-string',
        '6:3 unknown-field',
        '6:8 yaml-string',
      ],
    ],
    [
      'strings with a tag, which are some in YAML 1.1',
      lines('shipping:', '  country: !!str NO', '  zip: !!str 08005', ...SHIPPING),
      ['3:3 unknown-field'],
    ],
    [
      'a document of YAML 1.1, in which NO is a boolean and 083 a string',
      lines('%YAML 1.1', '---', 'shipping:', '  country: NO', '  houseNumber1: 083', '  houseNumber2: "2"'),
      ['4:12 value-type'],
    ],
    ['a document with CRLF', BAD_YAML.replaceAll('\n', '\r\n'), ['2:9 type-code']],
    ['flow style', `shipping: {type: 'sent back', houseNumber1: '1', houseNumber2: '2'}`, ['1:18 type-code']],
    ['JSON', BAD, ['1:21 type-code']],
    [
      // As JSON, each of these characters is six.
      'a token with control characters, which is reported as a whole',
      '{"protocolVersion":"ECv1","signature":"M\0\0\0\0\0AY=","signedMessage":""}',
      ['1:1 token-rewritten'],
    ],
    [
      'a sequence',
      lines(
        '-',
        ...BAD_YAML.trimEnd()
          .split('\n')
          .map((line) => `  ${line}`),
      ),
      ['3:11 type-code'],
    ],
    [
      'a nested mapping',
      lines(
        'request:',
        '  body:',
        ...BAD_YAML.trimEnd()
          .split('\n')
          .map((l) => `    ${l}`),
      ),
      ['4:13 type-code'],
    ],
    ['a literal block', lines('body: |-', '  {"shipping":', '   {"type":', '     "sent back","houseNumber1":"1",', '  "houseNumber2":"2"}}'), ['4:6 type-code']],
    ['a literal block without a line break at its end', `body: |\n  ${BAD}`, ['2:23 type-code']],
    ['a folded block without a line break at its end', `body: >\n  ${BAD}`, ['2:23 type-code']],
    ['a literal block with a header', lines('a:', '  - body: |2+ # x', '', `      ${BAD}`, ''), ['4:27 type-code']],
    ['a folded block', lines('body: >', '  {"shipping":', '  {"type":', '', '  "sent back","houseNumber1":"1",', '  "houseNumber2":"2"}}'), ['5:3 type-code']],
    ['double quotes', `body: ${ESCAPED}`, [`1:${ESCAPED.indexOf('\\"sent') + 7} type-code`]],
    ['single quotes', `body: '${BAD}'`, ['1:28 type-code']],
    ['single quotes on two lines', `body: '${BAD.replace(':"sent', ':\n\n  "sent')}'`, ['3:3 type-code']],
    ['an anchor', lines('base: &base', '  type: sent back', ...SHIPPING, 'body:', '  shipping: *base'), ['2:9 type-code']],
    [
      'merged mappings',
      lines(
        'base: &base',
        '  type: x',
        '  houseNumber1: "1"',
        'body:',
        '  shipping:',
        '    <<: *base',
        '    type: sent back',
        '    houseNumber2: "2"',
      ),
      ['7:11 type-code'],
    ],
    ['a missing field', lines('- merchant_key: k', '  hash: h', '  methods: [card]', '  order:', '    number: "1"'), ['5:5 expected-field']],
    ['a duplicate field', `${BAD_YAML.replace('sent back', 'return')}  houseNumber1: "1"\n`, ['5:3 duplicate-field']],
    ['a number', BAD_YAML.replace('sent back', 'return').replace('"1"', '1.50'), ['3:17 value-type']],
    ['a form', lines('body: >-', '  action=SALE&client_key=c', '  &order_amount=1'), ['2:3 sale-fields']],
    ['broken YAML', `${BAD_YAML} x`, ['5:1 syntax']],
  ])('%s', async (_, text, expected) => {
    expect(places(await findingsOf(text, [], 'a.yaml')).slice(0, expected.length)).toEqual(expected);
  });
});

describe('an alias', () => {
  const REST = lines('  houseNumber2: "2"', '  type: return');
  const shipping = (...before: string[]): string => lines(...before, 'shipping:', '  houseNumber1: "1"') + REST;

  test.each<[string, string]>([
    ['a field', shipping('order: *x')],
    ['a merge', `${shipping('a: 1')}  <<: *x\n`],
    ['a list of merges', `${shipping('a: &b {c: d}')}  <<: [*b, *x]\n`],
    ['an item', shipping('a: [*x]')],
    ['before its anchor', shipping('a: *x', 'b: &x 1')],
    ['after a document with its anchor', shipping('a: &x 1', '---', 'b: *x')],
  ])('without an anchor is a syntax error: %s', async (_, text) => {
    const line = text.split('\n').findIndex((each) => each.includes('*x')) + 1;
    const findings = await findingsOf(text, [], 'a.yaml');
    expect(findings).toMatchObject([{ code: 'undefined-alias', line }]);
  });

  test.each([
    ['of a name', shipping('&x a: b', 'c: *x')],
    ['of a field beside a merge', shipping('a: &x {b: c}', '<<: *x')],
    ['inside a field beside a merge', shipping('a: {b: &x {c: d}}', '<<: *x')],
    ['of a merged map', shipping('<<: &x {b: c}', 'd: *x')],
    ['in a field that is replaced', shipping('a: 1', '<<: {a: &x 2}', 'd: *x')],
  ])('with an anchor %s is read', async (_, text) => {
    expect((await findingsOf(text, [], 'a.yaml')).filter(({ rule }) => rule === 'syntax')).toEqual([]);
  });
});

test('paths start at the root of the document', async () => {
  const [finding] = await findingsOf(`interactions:\n- body: '${BAD}'\n`, [], 'a.yml');
  expect(finding?.path).toEqual(['interactions', 0, 'body', 'shipping', 'type']);
});

test('in a folder, YAML of other programs is not reported', async () => {
  const folder = folderOf({
    'a.yaml': 'a: [\n',
    'b.yml': 'brand: visa\namount: "1"\n',
    'c.yaml': '{{- if .Values.x }}\n',
    'd.yaml': 'environment: production\ngateway: stripe\n',
    'good.json': GOOD,
  });
  expect((await reportOf(folder, ['--fix', '.'])).files.map(({ file }) => file)).toEqual(['good.json']);
});

test('YAML is never fixed', async () => {
  const folder = folderOf({ 'a.yaml': BAD_YAML.replace('sent back', 'RETURN') });
  const { stdout } = await pgLint(folder, ['--fix', '.']);
  expect(stdout).toContain('1 file checked');
});

test.each([
  ['brackets', '['.repeat(200_000)],
  ['sequences', '- '.repeat(200_000)],
  ['mappings', Array.from({ length: 900 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
  ['names on one line', `{"a":${'":":'.repeat(100_000)}`],
  ['aliases of themselves', 'a: &a [*a, *a]\n'],
])('reading deeply nested %s ends', (_, text) => {
  expect([...readYaml(text)]).toHaveLength(1);
});

const scalarStyles = fc.constantFrom('PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED' as const);
const strings = fc.string({ unit: fc.constantFrom(...'ab \n\t\'"\\:#é😀&|'), minLength: 1, maxLength: 30 });

test('every string of YAML is read, and each letter is at its position', () => {
  fc.assert(
    fc.property(
      strings,
      scalarStyles,
      fc.integer({ min: 0, max: 20 }),
      fc.boolean(),
      (meant, defaultStringType, lineWidth, isCut) => {
        const written = stringify({ a: { b: meant } }, { defaultStringType, lineWidth });
        const text = isCut ? written.replace(/\n$/, '') : written;
        // The library writes invalid YAML for some strings, or another string.
        fc.pre(parseDocument(text).errors.length === 0 && parse(text).a.b === meant);
        const [read] = [...readYaml(text)];
        const reading = read && 'reading' in read ? read.reading : undefined;
        expect(reading?.value).toEqual(parse(text));
        const string = reading?.map().textAt(['a', 'b']);
        for (let i = 0; read && string && i < string.text.length; i++) {
          if (!/[abé]/.test(string.text.charAt(i))) continue;
          const { start, end } = read.layer.toOuter(string.toOuter({ start: i, end: i + 1 }));
          expect(text.slice(start, end)).toBe(string.text.charAt(i));
        }
      },
    ),
    { numRuns: 500 },
  );
});
