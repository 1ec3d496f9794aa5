import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Budget, type JsonDialect, readTree, type TreeNode } from '../src/index.ts';
import { nearlyJson, randomJson, tokenSoup } from './random-json.ts';

/** A value in which an unknown part is written as `?`, and `...` follows the members of an object or array that may have more. */
function shown(text: string, dialect: JsonDialect = 'json'): string {
  const { tree: read, value } = readTree(text, { dialect });
  const tree = read();
  const show = ({ kind, members, isPartial, ...node }: TreeNode): string => {
    const more = isPartial ? ['...'] : [];
    if (kind === 'object') return `{${[...members.map((each) => `${each.name}:${show(each)}`), ...more].join()}}`;
    if (kind === 'array') return `[${[...members.map(show), ...more].join()}]`;
    return kind === 'unknown' ? '?' : JSON.stringify(tree.scalarOf({ kind, members, isPartial, ...node }));
  };
  expect(value === undefined).toBe(tree.root === undefined);
  return tree.root ? show(tree.root) : 'nothing';
}

const codesOf = (text: string, dialect: JsonDialect = 'json'): string[] =>
  readTree(text, { dialect }).problems.map(({ code }) => code);

describe.each<[string, readonly (readonly [text: string, value: string, ...codes: string[]])[]]>([
  [
    'commas',
    [
      ['{"a":1,}', '{a:1}', 'trailing-comma'],
      ['{"a":[1,2,],"b":{"c":3,},}', '{a:[1,2],b:{c:3}}', 'trailing-comma', 'trailing-comma', 'trailing-comma'],
      ['{"a":1 "b":2}', '{a:1,b:2}', 'missing-comma'],
      ['[1 2 3]', '[1,2,3]', 'missing-comma', 'missing-comma'],
      ['{"a":1,,"b":2}', '{a:1,b:2}', 'extra-token'],
      ['[,1]', '[1]', 'extra-token'],
      ['{"a":,"b":2}', '{a:?,b:2}', 'unexpected-token'],
      ['{"a":}', '{a:?}', 'unexpected-token'],
      ['{"a","b":1}', '{a:?,b:1,...}', 'unexpected-token'],
      ['{"a"}', '{a:?,...}', 'unexpected-token'],
      ['{"a"=1}', '{a:1}', 'unexpected-token'],
      ['{"a"=>1}', '{a:1}', 'unexpected-token'],
    ],
  ],
  [
    'one wrong sign, and what is after it',
    [
      ['{"a":1]', '{a:1}', 'unexpected-token'],
      ['{"a":1;"b":2}', '{a:1,b:2}', 'unexpected-token'],
      ['{"a" 1,"b":2}', '{a:1,b:2}', 'missing-token'],
      ['{"a"::1,"b":2}', '{a:1,b:2}', 'extra-token'],
      ['{"a":[1]],"b":2}', '{a:[?,...],b:2}', 'unexpected-token'],
      ['{"a":[1,"b":2}', '{a:[?,...],b:2}', 'unexpected-token'],
      ['"a":1,"b":2}', '{a:1,b:2}', 'missing-token'],
      ['{"a":"x,""b":"2","c":3}', '{a:?,b:"2",c:3}', 'unexpected-token'],
    ],
  ],
  [
    'comments and spaces',
    [
      ['{"a":1, // x\n"b":2}', '{a:1,b:2}', 'comment'],
      ['{ /* x */ }', '{}', 'comment'],
      ['[ # x\n ]', '[]', 'comment'],
      ['{"a":1, // x, y\n}', '{a:1}', 'trailing-comma', 'comment'],
      ['/* x */ [1] // y', '[1]', 'comment'],
      ['{"a"/**/:/**/1}', '{a:1}', 'comment'],
      ['{"a":\u00A01}', '{a:1}', 'unicode-space'],
    ],
  ],
  [
    'quotes',
    [
      ["{'a':'it\\'s'}", '{a:"it\'s"}', 'single-quote'],
      ['{“a”:“b”}', '{a:"b"}', 'typographic-quote'],
      ['{a:1,b-c:2}', '{a:1,b-c:2}', 'unquoted-name'],
      ['{"a":EUR,"b":10.00 EUR,"c":1}', '{a:?,b:?,c:1,...}', 'unquoted-string', 'unexpected-token'],
      ['{"a":"5" nails","b":1}', '{a:?,b:1}', 'quote-in-string'],
      ['{"a":"5"nails","b":1}', '{a:?,b:1}', 'quote-in-string'],
      ['{"a":"x\ty","b":1}', '{a:"x\\ty",b:1}', 'control-in-string'],
      ['{"a":"C:\\U","b":1}', '{a:"C:U",b:1}', 'unknown-escape'],
      ['{"a":"x\ny","b":1}', '{a:?,b:1}', 'line-break-in-string'],
      ['{"a":"x,\n"b":1}', '{a:?,b:1}', 'missing-token'],
    ],
  ],
  [
    'words',
    [
      ['[True,False,None,TRUE,Null]', '[true,false,null,true,null]', 'python-word', 'capital-letters'],
      ['{"a":NaN,"b":undefined}', '{a:?,b:?}', 'javascript-word', 'javascript-word'],
    ],
  ],
  [
    'cut-off texts',
    [
      ['{"a":{"b":1}', '{a:{b:1}}', 'truncated'],
      ['{"a":{"b":1', '{a:{b:1,...},...}', 'truncated'],
      ['{"a":1,"b"', '{a:1,b:?,...}', 'truncated'],
      ['{"a":1,"b":', '{a:1,b:?,...}', 'truncated'],
      ['{"a":1,"b":"x', '{a:1,b:?,...}', 'truncated'],
      ['{"a":1,"b":tr', '{a:1,b:?,...}', 'truncated'],
      ['[1,', '[1,...]', 'truncated'],
      ['', 'nothing', 'no-json'],
    ],
  ],
  [
    'placeholders, which are no mistake',
    [
      ['{"a":{{a}},"b":${b},"c":$C,"d":<d>,"e":$(date)}', '{a:?,b:?,c:?,d:?,e:?}'],
      ['{"a":{{a}}.00,"b":"{{b}}"}', '{a:?,b:"{{b}}"}'],
      ['{{{fields}},"a":1}', '{a:1,...}'],
      ['[{{items}}]', '[?]'],
    ],
  ],
  [
    'left-out members',
    [
      ['{"a":1,...}', '{a:1,...}', 'unexpected-token'],
      ['{"a":..., "b":2}', '{a:?,b:2}', 'unquoted-string'],
      ['{"a":1 ...}', '{a:1,...}', 'unexpected-token'],
      ['[1, …]', '[1,?]', 'unexpected-token'],
    ],
  ],
  [
    'JSON in something else',
    [
      ['\uFEFF{"a":1}', '{a:1}', 'byte-order-mark'],
      ['\'{"a":1}\'', '{a:1}', 'quoted-json'],
      ['```json\n{"a":1,}\n```\n', '{a:1}', 'code-fence', 'trailing-comma'],
      ['%7B%22a%22%3A1%7D', '{a:1}', 'percent-encoded-json'],
      ['{\\"a\\":\\"x\\\\ny\\"}', '{a:"x\\ny"}', 'escaped-json'],
      ['{&quot;a&quot;:&quot;&amp;&quot;}', '{a:"&"}', 'html-entity'],
    ],
  ],
  [
    'texts that are not read',
    [
      ['Hello', 'nothing', 'unexpected-token'],
      ['{"a":1}{"b":2}', '{a:1}', 'unexpected-token'],
    ],
  ],
])('%s', (_, cases) => {
  test.each(cases)('%j has the value %s', (text, value, ...codes) => {
    expect(shown(text)).toBe(value);
    expect(codesOf(text)).toEqual(codes);
  });
});

// biome-ignore format: a table
describe.each<[JsonDialect, readonly (readonly [text: string, value: string, ...codes: string[]])[]]>([
  ['jsonc', [['{"a":1, // x\n}', '{a:1}'], ['{"a":1, # x\n}', '{a:1}', 'comment'], ["{'a':1}", '{a:1}', 'single-quote']]],
  [
    'json5',
    [
      ["{a:'x\\'y',$b_1:\"\\x41\\v\",}", '{a:"x\'y",$b_1:"A\\u000b"}'],
      ['[+1,.5,5.,0xFF,-Infinity,1e3]', '[1,0.5,5,255,null,1000]'],
      ['"a\\\nb"', '"ab"'],
      ["'\"'", '"\\""'],
      ['{a-b:1}', '{a-b:1}', 'unquoted-name'],
      ['["\\8"]', '["8"]', 'unknown-escape'],
      ['[010]', '[?]', 'unquoted-string'],
      ['[undefined]', '[?]', 'javascript-word'],
      ['{"a":1 # x\n}', '{a:1}', 'comment'],
    ],
  ],
])('as %s', (dialect, cases) => {
  test.each(cases)('%j has the value %s', (text, value, ...codes) => {
    expect(shown(text, dialect)).toBe(value);
    expect(codesOf(text, dialect)).toEqual(codes);
  });
});

test('a text without mistakes has the value of JSON.parse', () => {
  fc.assert(
    fc.property(randomJson({ areNamesUnique: false }), ({ text }) => {
      expect(readTree(text).value).toEqual(JSON.parse(text));
    }),
  );
});

test.each([
  ['one character changed', nearlyJson],
  ['tokens in any order', tokenSoup],
  ['any text', fc.string({ unit: 'binary' })],
])('a text with %s is read to its end or to a problem, and its places are inside', (_, texts) => {
  fc.assert(
    fc.property(texts, fc.constantFrom<JsonDialect>('json', 'jsonc', 'json5'), (text, dialect) => {
      const { tree, problems } = readTree(text, { dialect });
      const { layer, root } = tree();
      const length = layer.text.length;
      const check = ({ start, end, members }: TreeNode): void => {
        expect([text, 0 <= start && start <= end && end <= length]).toEqual([text, true]);
        for (const each of members) check(each);
      };
      if (root) check(root);
      else expect(problems).not.toEqual([]);
      for (const { span } of problems)
        expect([text, span.start <= span.end && span.end <= text.length]).toEqual([text, true]);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['{"a":1,}', '{"a":1}'],
  ["{'a':'b'}", '{"a":"b"}'],
  ['{a:True "b":nUll}', '{"a":true, "b":null}'],
  ['{“a”:“b”}', '{"a":"b"}'],
])('the edits of %s make it %s', (text, fixed) => {
  const edits = readTree(text)
    .problems.flatMap(({ fix }) => fix?.edits ?? [])
    .sort((a, b) => b.start - a.start);
  const made = edits.reduce(
    (before, { start, end, text: after }) => before.slice(0, start) + after + before.slice(end),
    text,
  );
  expect(JSON.parse(made)).toEqual(JSON.parse(fixed));
});

test.each<[string, number, boolean]>([
  ['[1,{"a":2}]', 4, true],
  ['[1,{"a":2}]', 3, false],
  [JSON.stringify('"'.repeat(16)), 3, true],
  [JSON.stringify('"'.repeat(17)), 3, false],
])('%s is read with a budget of %i values: %s', (text, values, isRead) => {
  const { value, problems } = readTree(text, { budget: new Budget(values) });
  expect(value).toEqual(isRead ? JSON.parse(text) : undefined);
  expect(problems.map(({ code, params }) => [code, params])).toEqual(isRead ? [] : [['too-many-values', { max: 1 }]]);
});

test.each([
  [10, '{a:1}'],
  [11, 'nothing'],
  [50_000, 'nothing'],
])('JSON in %i code fences, one in the other, has the value %s', (fences, value) => {
  expect(shown(`${'```json\n'.repeat(fences)}{"a":1}${'\n```'.repeat(fences)}`)).toBe(value);
});
