import {
  control,
  type Expected,
  emptyOptional,
  nullOptional,
  numberInText,
  testRows,
  tooLong,
  wrongType,
} from './one-row.ts';

// biome-ignore format: a table
testRows([
  [
    ['AN100', 'optional', ''],
    [
      ['x'.repeat(99)],
      ['x'.repeat(100)],
      ['x'.repeat(101), 'type-code', ...tooLong(101, 100)],
      ['', 'empty-string', ...emptyOptional],
      ['tab\there', 'control-character', ...control(4)],
      ['two\nlines', 'control-character', ...control(4, 'line-break')],
      ['two\rlines', 'control-character', ...control(4, 'line-break')],
      ['\0', 'control-character', ...control(1)],
      ['😀\x1f', 'control-character', ...control(2)],
      ['\x7f', 'control-character', ...control(1)],
      ['a\u202eb', 'control-character', ...control(2)],
      ['a\u2069', 'control-character', ...control(2)],
      ['\x9f', 'control-character', ...control(1)],
      [' ~\xa0'],
      [1, 'value-type', ...numberInText],
      [null, 'value-type', ...nullOptional],
      [['x'], 'value-type', ...wrongType('string', 'array')],
      [new Date(0), 'value-type', ...wrongType('string', 'date')],
      [undefined],
    ],
  ],
  [
    ['string', 'required', ''],
    [
      ['x'],
      ['', 'required', 'empty'],
      [' ', 'empty-string', 'only-spaces'],
      [undefined, 'required', 'missing'],
      [null, 'value-type', 'null-value', { expected: 'string', actual: 'null' }],
    ],
  ],
  [
    ['string, at most 20 characters', 'optional', ''],
    [['x'.repeat(20)], ['x'.repeat(21), 'string-length', ...tooLong(21, 20)]],
  ],
  [['string, at most 20 characters', 'required', ''], [['', 'empty-string', 'empty-required']]],
  [
    ['N13', 'conditional', ''],
    [
      [12.5],
      ['1234567890.12'],
      ['1.234,50', 'type-code', 'decimal-comma', { kind: 'comma', at: 6 }, 'Write only digits, and one point before the decimals.'],
      [-1, 'type-code', 'negative', {}, 'Send a positive number.'],
      [0.1 + 0.2, 'type-code', 'not-rounded', { decimals: 17, max: 13 }, 'Round it to fewer decimals.'],
      [Number.NaN, 'value-type', ...wrongType('string-or-number', 'nan')],
    ],
  ],
  [
    ['A2 [A-Za-z]2 or N3 [0-9]3', 'optional', ''],
    [
      ['DE'],
      ['276'],
      [276],
      ['DEU', 'type-code', 'no-alternative', { typeCode: 'A2 [A-Za-z]2 or N3 [0-9]3', expected: 'exactly 2 letters or exactly 3 digits' }],
      [true, 'value-type', ...wrongType('string-or-number', 'boolean')],
    ],
  ],
  [
    ['true/false', 'optional', ''],
    [
      [true],
      [false],
      ['true', 'value-type', 'boolean-as-string', { expected: 'true-or-false', actual: 'string' }, 'Remove the quotes.'],
      ['True', 'value-type', ...wrongType('true-or-false', 'string')],
      [1, 'value-type', ...wrongType('true-or-false', 'number')],
    ],
  ],
  [
    ['string', 'not shown', '', { lines: true }],
    [
      ['two\nlines\r\n'],
      ['tab\n\there', 'control-character', ...control(5)],
      ...['\n\0', '\n\v', '\r\f', '\r\x0e', '\n\x1f', '\n\x7f', '\n\x9f'].map((text): [string, string, ...Expected] => [text, 'control-character', ...control(2)]),
      ['\n ~\xa0'],
    ],
  ],
  [
    ['anything', 'not shown', ''],
    [[true], [['phone']], [{}], [1], ['text'], ['', 'empty-string', 'empty-required']],
  ],
  [
    ['object', 'not shown', ''],
    [
      [{ anything: 1 }],
      [
        [],
        'value-type',
        'empty-array',
        { expected: 'object', actual: 'array' },
        'Send an object. PHP writes [] for an empty array: cast it with (object).',
      ],
      [[1], 'value-type', ...wrongType('object', 'array')],
    ],
  ],
]);
