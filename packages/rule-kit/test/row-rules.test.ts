import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  amount,
  atMost9Digits,
  calendarDate,
  check,
  type Example,
  type Resource,
  type Row,
  rowRules,
  table,
  tableSchema,
  threeDigits,
  threeLetters,
  twoDigits,
  url,
} from '../src/index.ts';
import { ruleDocs } from '../src/rule-docs.ts';

/** A kind of payload whose only entry has the given row. */
function resourceOf(row: Row): Resource {
  const oneRow = table('1 Test', '', { entry: row });
  return { kind: 'test', at: '', schema: tableSchema(oneRow), tables: [oneRow], rules: [] };
}

function rulesFound({ row, name = 'entry', value }: Example): string[] {
  if (row === undefined) throw new Error('an example of a row rule has a row');
  return check(resourceOf(row), value === undefined ? {} : { [name]: value }).map((finding) => finding.rule);
}

describe.each(Object.entries(rowRules))('%s', (id, rule) => {
  const { accepts = [], rejects = [] } = ruleDocs[id] ?? {};

  test('is called what it is listed as, and has examples', () => {
    expect(rule.id).toBe(id);
    expect(accepts.length).toBeGreaterThan(0);
    expect(rejects.length).toBeGreaterThan(0);
  });

  test.each(accepts)('accepts $value as $row.0', (example) => {
    expect(rulesFound(example)).toEqual([]);
  });

  test.each(rejects)('rejects $value as $row.0', (example) => {
    expect(rulesFound(example)).toEqual([id]);
  });
});

/** For each row: values, and what is said of them (rule, message, hint); nothing where the value passes. */
const CASES: [Row, [unknown, ...string[]][]][] = [
  [
    ['AN100', 'optional', ''],
    [
      ['x'.repeat(99)],
      ['x'.repeat(100)],
      ['x'.repeat(101), 'type-code', 'entry: 101 characters, at most 100'],
      ['', 'empty-text', 'entry: an empty text, some text, or the entry left out'],
      ['tab\there', 'control-character', 'entry: a control character at character 4, printable text'],
      ['\0', 'control-character', 'entry: a control character at character 1, printable text'],
      ['😀\x1f', 'control-character', 'entry: a control character at character 2, printable text'],
      ['\x7f', 'control-character', 'entry: a control character at character 1, printable text'],
      ['\x9f', 'control-character', 'entry: a control character at character 1, printable text'],
      [' ~\xa0'],
      [1, 'value-type', 'entry: a number, text only', 'Send it as a text, in quotes.'],
      [null, 'value-type', 'entry: null, text only', 'Leave the entry out instead of sending null.'],
      [['x'], 'value-type', 'entry: an array, text only'],
      [undefined],
    ],
  ],
  [
    ['text', 'required', ''],
    [
      ['x'],
      ['', 'required', 'entry: an empty text, at least 1 character'],
      [undefined, 'required', 'entry: missing, required'],
      [null, 'value-type', 'entry: null, text only', 'Send a value: the entry is required.'],
    ],
  ],
  [
    ['string, at most 20 characters', 'optional', ''],
    [['x'.repeat(20)], ['x'.repeat(21), 'text-length', 'entry: 21 characters, at most 20']],
  ],
  [
    ['N13', 'conditional', ''],
    [
      [12.5],
      ['1234567890.12'],
      [
        '1.234,50',
        'type-code',
        'entry: a comma at character 6, digits only, one point allowed',
        'Write a point before the decimals, and no thousands separators.',
      ],
      [-1, 'type-code', 'entry: a sign at character 1, digits only, one point allowed', 'Leave the sign out.'],
    ],
  ],
  [
    ['A2 [A-Za-z]2 or N3 [0-9]3', 'optional', ''],
    [
      ['DE'],
      ['276'],
      [276],
      ['DEU', 'type-code', 'entry: 3 characters, exactly 2 letters or exactly 3 digits'],
      [true, 'value-type', 'entry: a boolean, text or number only'],
    ],
  ],
  [
    [
      'one of',
      'optional',
      '',
      { values: ['KG', 'COUNT'], conflict: { value: 'pcs', instead: 'COUNT' }, quirk: 'A quirk.' },
    ],
    [
      ['KG'],
      ['kg', 'allowed-value', 'entry: "kg", only KG or COUNT', 'Send "KG".'],
      [' KG', 'allowed-value', 'entry: 3 characters, only KG or COUNT', 'Send "KG".'],
      ['CONT', 'allowed-value', 'entry: "CONT", only KG or COUNT', 'Did you mean "COUNT"?'],
      ['pcs', 'allowed-value', 'entry: "pcs", only KG or COUNT', 'Send "COUNT". A quirk.'],
      ['PAYER', 'allowed-value', 'entry: "PAYER", only KG or COUNT'],
      ['PAYER1', 'allowed-value', 'entry: 6 characters, only KG or COUNT'],
      ['PAYER-1', 'allowed-value', 'entry: 7 characters, only KG or COUNT'],
      ['', 'allowed-value', 'entry: an empty text, only KG or COUNT'],
    ],
  ],
  [
    ['one of', 'optional', '', { values: ['M', 'CM', 'KG'] }],
    [
      ['KM', 'allowed-value', 'entry: "KM", only M, CM or KG'],
      ['CN', 'allowed-value', 'entry: "CN", only M, CM or KG', 'Did you mean "CM"?'],
    ],
  ],
  [
    ['text', 'required', '', { format: twoDigits, values: ['00', '01'] }],
    [
      ['01'],
      ['1', 'allowed-value', 'entry: "1", only 00 or 01', 'Send "01".'],
      [1, 'value-type', 'entry: a number, only 00 or 01, as text', 'Send "01", as text.'],
      ['02', 'allowed-value', 'entry: "02", only 00 or 01'],
      ['11', 'allowed-value', 'entry: "11", only 00 or 01'],
      ['', 'allowed-value', 'entry: an empty text, only 00 or 01'],
      [null, 'value-type', 'entry: null, only 00 or 01, as text', 'Send a value: the entry is required.'],
    ],
  ],
  [
    ['text', 'required', '', { format: twoDigits }],
    [
      ['03'],
      ['3', 'text-format', 'entry: 1 character, exactly 2', 'Fill it up with zeros at the front.'],
      ['003', 'text-format', 'entry: 3 characters, exactly 2'],
      ['3a', 'text-format', 'entry: a letter at character 2, digits only'],
      ['a3', 'text-format', 'entry: a letter at character 1, digits only'],
      [3, 'value-type', 'entry: a number, text only', 'Send it as a text, with its leading zeros.'],
      [['3'], 'value-type', 'entry: an array, text only'],
    ],
  ],
  [
    ['text', 'optional', '', { format: atMost9Digits }],
    [
      ['12345678'],
      ['123456789'],
      ['1234567890', 'text-format', 'entry: 10 characters, at most 9'],
      ['1234-567', 'text-format', 'entry: a sign at character 5, digits only'],
      ['', 'empty-text', 'entry: an empty text, some text, or the entry left out'],
    ],
  ],
  [
    ['text', 'optional', '', { format: threeDigits }],
    [
      ['076'],
      ['76', 'text-format', 'entry: 2 characters, exactly 3', 'Fill it up with zeros at the front.'],
      ['0760', 'text-format', 'entry: 4 characters, exactly 3'],
    ],
  ],
  [
    ['string', 'not shown', '', { format: threeLetters }],
    [
      ['EUR'],
      ['EU', 'text-format', 'entry: 2 characters, exactly 3'],
      ['EURO', 'text-format', 'entry: 4 characters, exactly 3'],
    ],
  ],
  [
    ['string', 'not shown', '', { format: amount }],
    [
      ['0.00'],
      ['10.00'],
      ['10.0', 'text-format', 'entry: 1 decimal, exactly 2 behind a point'],
      ['10', 'text-format', 'entry: 0 decimals, exactly 2 behind a point'],
      ['10.000', 'text-format', 'entry: 3 decimals, exactly 2 behind a point'],
      ['-1.00', 'text-format', 'entry: a sign at character 1, digits only, one point allowed', 'Leave the sign out.'],
      ['.50', 'text-format', 'entry: a point at character 1, a digit before and after it'],
      ['', 'text-format', 'entry: an empty text, digits and exactly 2 decimals behind a point'],
      [10, 'value-type', 'entry: a number, text only', 'Send it as a text, in quotes.'],
    ],
  ],
  [
    ['text', 'optional', '', { format: calendarDate }],
    [
      ['2000-02-29'],
      ['2024-12-31'],
      ['0004-02-29'],
      ['1900-02-29', 'text-format', 'entry: a day that this month does not have, from 01 to 28'],
      ['2024-02-30', 'text-format', 'entry: a day that this month does not have, from 01 to 29'],
      ['2024-04-31', 'text-format', 'entry: a day that this month does not have, from 01 to 30'],
      ['2024-01-00', 'text-format', 'entry: a day that this month does not have, from 01 to 31'],
      ['2024-13-01', 'text-format', 'entry: a month that no year has, from 01 to 12'],
      ['2024-00-01', 'text-format', 'entry: a month that no year has, from 01 to 12'],
      ['31/12/2024', 'text-format', 'entry: another form, YYYY-MM-DD only'],
      ['12024-12-31', 'text-format', 'entry: another form, YYYY-MM-DD only'],
      ['2024-12-31T00:00:00Z', 'text-format', 'entry: another form, YYYY-MM-DD only'],
      ['', 'text-format', 'entry: an empty text, YYYY-MM-DD only'],
    ],
  ],
  [
    ['valid URL', 'optional', '', { format: url }],
    [
      ['https://shop.example/a?b=c#d'],
      ['shop.example', 'text-format', 'entry: no absolute URL, such as https://shop.example/done'],
      ['https://shop.example/a b', 'text-format', 'entry: a blank at character 23, an absolute URL only'],
      ['https://shop.example/😀 b', 'text-format', 'entry: a blank at character 23, an absolute URL only'],
      ['', 'text-format', 'entry: an empty text, such as https://shop.example/done'],
    ],
  ],
  [
    ['true/false', 'optional', ''],
    [
      [true],
      [false],
      ['true', 'value-type', 'entry: a text, true or false only', 'Send true or false without quotes.'],
      [1, 'value-type', 'entry: a number, true or false only', 'Send true or false without quotes.'],
    ],
  ],
  [
    ['array of string', 'not shown', '', { given: ['card', 'naps'] }],
    [
      [['card']],
      [[]],
      [['crad'], 'given-value', 'entry[0]: "crad", the document gives card or naps', 'Did you mean "card"?'],
      [['card', 1], 'value-type', 'entry[1]: a number, text only', 'Send it as a text, in quotes.'],
      [[''], 'empty-text', 'entry[0]: an empty text, some text, or the entry left out'],
      ['card', 'value-type', 'entry: a text, an array only', 'Put it into square brackets: a list of one.'],
      [
        'card, naps',
        'value-type',
        'entry: a text, an array only',
        'Make it a list: each part between the commas is a text of its own.',
      ],
    ],
  ],
  [
    ['array of string', 'not shown', '', { values: ['AMEX', 'JCB'] }],
    [
      [['JCB', 'AMEX']],
      [[]],
      [['amex'], 'allowed-value', 'entry[0]: "amex", only AMEX or JCB', 'Send "AMEX".'],
      [['JCB', 'PAYER-1'], 'allowed-value', 'entry[1]: 7 characters, only AMEX or JCB'],
      [[1], 'value-type', 'entry[0]: a number, only AMEX or JCB, as text'],
    ],
  ],
  [
    ['text', 'not shown', '', { lines: true }],
    [
      ['two\nlines\r\n'],
      ['tab\n\there', 'control-character', 'entry: a control character at character 5, printable text'],
      ['\n\0', 'control-character', 'entry: a control character at character 2, printable text'],
      ['\n\v', 'control-character', 'entry: a control character at character 2, printable text'],
      ['\r\f', 'control-character', 'entry: a control character at character 2, printable text'],
      ['\r\x0e', 'control-character', 'entry: a control character at character 2, printable text'],
      ['\n\x1f', 'control-character', 'entry: a control character at character 2, printable text'],
      ['\n\x7f', 'control-character', 'entry: a control character at character 2, printable text'],
      ['\n\x9f', 'control-character', 'entry: a control character at character 2, printable text'],
      ['\n ~\xa0'],
    ],
  ],
  [
    ['anything', 'not shown', ''],
    [
      [true],
      [['phone']],
      [{}],
      [1],
      ['text'],
      ['', 'empty-text', 'entry: an empty text, some text, or the entry left out'],
    ],
  ],
  [
    ['object', 'not shown', ''],
    [
      [{ anything: 1 }],
      [
        [],
        'value-type',
        'entry: an array, an object only',
        'Send an object, or leave the entry out. PHP writes [] for an empty array: cast it to an object.',
      ],
    ],
  ],
];

describe.each(CASES)('%j', (row, values) => {
  test.each(values)('%j', (value, ...said) => {
    const findings = check(resourceOf(row), value === undefined ? {} : { entry: value });
    expect(findings.flatMap(({ rule, message, hint }) => [rule, message, hint]).filter(Boolean)).toEqual(said);
  });
});

test.each([
  ['entri', 'entri: an unknown entry, passed on unchecked', 'Did you mean "entry"?', undefined],
  ['Entry', 'Entry: an unknown entry, passed on unchecked', 'Did you mean "entry"?', { name: 'entry' }],
  ['E-n_t ry', 'E-n_t ry: an unknown entry, passed on unchecked', 'Did you mean "entry"?', { name: 'entry' }],
  ['entry ', '"entry ": an unknown entry, passed on unchecked', 'Did you mean "entry"?', { name: 'entry' }],
  ['other', 'other: an unknown entry, passed on unchecked', undefined, undefined],
  ['', '"": an unknown entry, passed on unchecked', undefined, undefined],
  [' two words', '" two words": an unknown entry, passed on unchecked', undefined, undefined],
  ['two words', 'two words: an unknown entry, passed on unchecked', undefined, undefined],
  ['__proto__', '__proto__: an unknown entry, passed on unchecked', undefined, undefined],
  ['constructor', 'constructor: an unknown entry, passed on unchecked', undefined, undefined],
  ['a\u009b2J\u007f', '"a\\u009b2J\\u007f": an unknown entry, passed on unchecked', undefined, undefined],
  ['a\u202eb', '"a\\u202eb": an unknown entry, passed on unchecked', undefined, undefined],
  ['a\u200b\u00a0b', '"a\\u200b\\u00a0b": an unknown entry, passed on unchecked', undefined, undefined],
  ['a\ud83d', '"a\\ud83d": an unknown entry, passed on unchecked', undefined, undefined],
  ['a\u{e0041}', '"a\\udb40\\udc41": an unknown entry, passed on unchecked', undefined, undefined],
  ['é😀', 'é😀: an unknown entry, passed on unchecked', undefined, undefined],
  [`${'x'.repeat(59)}😀`, `${'x'.repeat(59)}…: an unknown entry, passed on unchecked`, undefined, undefined],
  ['a\u001b[2J', '"a\\u001b[2J": an unknown entry, passed on unchecked', undefined, undefined],
])('the unknown name %j', (name, message, hint, fix) => {
  const payload: unknown = JSON.parse(JSON.stringify([[name, 1]]).replace(/^\[\[(.*),1\]\]$/, '{$1:1}'));
  const findings = check(resourceOf(['AN5', 'optional', '']), payload);
  expect(findings).toEqual([
    {
      rule: 'unknown-entry',
      code: 'unknown-field',
      params: hint === undefined ? {} : { meant: 'entry' },
      severity: 'warning',
      basis: 'inferred',
      path: [name],
      message,
      section: '1 Test',
      ...(hint !== undefined && { hint }),
      ...(fix && { fix }),
    },
  ]);
});

test.each([...['AM100', 'AN0', 'A0', 'N0', 'N1.N0', 'N0 [0-9]0', 'AN-5', 'A2 [A-Za-z]3', 'strings', '']])(
  'a row of the type %j, computed, is refused',
  (type) => {
    const { schema } = resourceOf([type as 'AN', 'optional', '']);
    expect(() => v.is(schema, {})).toThrow(new SyntaxError(`"${type}" is no type of a row`));
  },
);
