import { amount, calendarDate, currencyCode, numericCountry, url } from '../../src/index.ts';
import { atMost9Digits, twoDigits } from '../../src/internal.ts';
import { emptyOptional, missingZeros, notDigits, testRows, tooLong, wrongDigits, wrongType } from './one-row.ts';

// biome-ignore format: a table
testRows([
  [
    ['string', 'required', '', { format: twoDigits }],
    [
      ['03'],
      ['3', 'string-format', ...missingZeros(1, 2)],
      ['003', 'string-format', ...wrongDigits(3, 2)],
      ['3a', 'string-format', ...notDigits('letter', 2)],
      ['a3', 'string-format', ...notDigits('letter', 1)],
      [3, 'value-type', 'number-not-string', { zeros: 1 }, 'Put it in quotes, with 1 zero at the front.'],
      [-3, 'value-type', ...wrongType('string', 'number')],
      [3.5, 'value-type', ...wrongType('string', 'number')],
      [100, 'value-type', ...wrongType('string', 'number')],
      [['3'], 'value-type', ...wrongType('string', 'array')],
    ],
  ],
  [
    ['string', 'optional', '', { format: atMost9Digits }],
    [
      ['12345678'],
      ['123456789'],
      ['1234567890', 'string-format', ...tooLong(10, 9)],
      ['1234-567', 'string-format', ...notDigits('minus', 5)],
      ['+1234567', 'string-format', 'leading-sign', { kind: 'plus' }],
      ['', 'empty-string', ...emptyOptional],
    ],
  ],
  [
    ['string', 'optional', '', { format: numericCountry }],
    [['076'], ['76', 'string-format', 'not-a-numeric-country'], ['0760', 'string-format', 'not-a-numeric-country'], [276, 'value-type', 'number-not-string', { expected: 'string', actual: 'number' }, 'Put it in quotes, with its leading zeros if it has any.'], [76, 'value-type', ...wrongType('string', 'number')]],
  ],
  [
    ['string', 'not shown', '', { format: currencyCode }],
    [['EUR'], ['EU', 'string-format', 'not-a-currency'], ['EURO', 'string-format', 'not-a-currency'], [978, 'value-type', ...wrongType('string', 'number')]],
  ],
  [
    ['string', 'not shown', '', { format: amount }],
    [
      ['0.00'],
      ['10.00'],
      ['10.0', 'string-format', 'wrong-decimals', { decimals: 1 }],
      ['10', 'string-format', 'no-decimals', {}, 'Write it with two decimals. If it is in cents, divide by 100 first.'],
      ['10.000', 'string-format', 'perhaps-thousands', {}, 'If the point is between thousands, remove it, and add .00. Otherwise, round it to two decimals.'],
      ['10.001', 'string-format', 'perhaps-thousands', {}, 'If the point is between thousands, remove it, and add .00. Otherwise, round it to two decimals.'],
      // The words allow a sign: the row of an amount has a warning.
      ['-1.00'],
      ['-', 'string-format', 'not-a-decimal', { kind: 'minus', at: 1 }, 'Write only digits, one point and two decimals.'],
      ['+1.00', 'string-format', 'not-a-decimal', { kind: 'plus', at: 1 }, 'Write only digits, one point and two decimals.'],
      ['.50', 'string-format', 'misplaced-point', {}, 'Write only digits, one point and two decimals.'],
      ['', 'string-format', 'empty'],
      [10, 'value-type', 'amount-as-number', {}, 'Put it in quotes, with two decimals. If it is in cents, divide by 100 first.'],
      [Number.NaN, 'value-type', ...wrongType('string', 'nan')],
    ],
  ],
  [
    ['string', 'optional', '', { format: calendarDate }],
    [
      ['2000-02-29'],
      ['2024-12-31'],
      ['0004-02-29'],
      ['1900-02-29', 'string-format', 'no-such-day', { days: 28 }],
      ['2024-02-30', 'string-format', 'no-such-day', { days: 29 }],
      ['2024-04-31', 'string-format', 'no-such-day', { days: 30 }],
      ['2024-01-00', 'string-format', 'no-such-day', { days: 31 }],
      ['2024-13-01', 'string-format', 'no-such-month'],
      ['2024-00-01', 'string-format', 'no-such-month'],
      ['', 'string-format', ...emptyOptional],
      ...['31/12/2024', '12024-12-31', '2024-12-31T00:00:00Z'].map((text): [string, string, string] => [text, 'string-format', 'not-a-date']),
    ],
  ],
  [
    ['valid URL', 'optional', '', { format: url }],
    [
      ['https://shop.example/a?b=c#d'],
      ['shop.example', 'string-format', 'not-a-url', {}, 'Start it with https:// and the host.'],
      [
        'https://shop.example/a b',
        'string-format',
        'space-in-url',
        { at: 23 },
        'Remove the space, or write it as %20. If it was a + in a form, write that as %2B.',
      ],
      [
        'https://shop.example/😀 b',
        'string-format',
        'space-in-url',
        { at: 23 },
        'Remove the space, or write it as %20. If it was a + in a form, write that as %2B.',
      ],
      [
        ' https://shop.example/',
        'string-format',
        'space-in-url',
        { at: 1 },
        'Remove the space, or write it as %20. If it was a + in a form, write that as %2B.',
      ],
      ['', 'string-format', ...emptyOptional],
      [`${'https://shop.example/'.padEnd(2048, 'x')} `, 'string-format', 'url-too-long', { max: 2048, length: 2049 }],
    ],
  ],
]);
