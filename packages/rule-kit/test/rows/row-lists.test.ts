import { twoDigits } from '../../src/internal.ts';
import { CARDS, emptyOptional, KG_COUNT, testRows, wrongType, ZEROS } from './one-row.ts';

// biome-ignore format: a table
testRows([
  [
    ['one of', 'optional', '', { values: ['KG', 'COUNT'], conflict: { value: 'pcs', instead: 'COUNT' }, quirk: 'A quirk.' }],
    [
      ['KG'],
      ['kg', 'allowed-value', 'wrong-case', { meant: 'KG', value: 'kg' }],
      [' KG', 'allowed-value', 'wrong-case', { meant: 'KG', value: ' KG' }],
      ['CONT', 'allowed-value', 'misspelled-value', { ...KG_COUNT, value: 'CONT', meant: 'COUNT' }, 'Did you mean COUNT?'],
      ['pcs', 'allowed-value', 'sample-value', { ...KG_COUNT, value: 'pcs', instead: 'COUNT' }, 'Send COUNT. The sample in the interface document sends pcs, against its own list.'],
      ['PAYER', 'allowed-value', 'not-listed', KG_COUNT],
      ['PAYER1', 'allowed-value', 'not-listed', KG_COUNT],
      ['PAYER-1', 'allowed-value', 'not-listed', KG_COUNT],
      ['', 'allowed-value', ...emptyOptional],
    ],
  ],
  [
    ['one of', 'optional', '', { values: ['M', 'CM', 'KG'] }],
    [
      ['KM', 'allowed-value', 'not-listed', { allowed: ['M', 'CM', 'KG'] }],
      ['CN', 'allowed-value', 'misspelled-value', { allowed: ['M', 'CM', 'KG'], value: 'CN', meant: 'CM' }, 'Did you mean CM?'],
    ],
  ],
  [
    ['string', 'required', '', { format: twoDigits, values: ['00', '01'] }],
    [
      ['01'],
      ['1', 'allowed-value', 'wrong-case', { meant: '01', value: '1' }],
      ['0', 'allowed-value', 'wrong-case', { meant: '00', value: '0' }],
      [1, 'value-type', 'listed-as-number', { meant: '01' }, 'Write it in quotes: "01".'],
      [2, 'value-type', 'not-a-listed-string', { ...ZEROS, actual: 'number' }],
      ['02', 'allowed-value', 'not-listed', ZEROS],
      ['11', 'allowed-value', 'not-listed', ZEROS],
      ['', 'allowed-value', 'empty-value', ZEROS],
      [null, 'value-type', 'not-a-listed-string', { ...ZEROS, actual: 'null' }],
    ],
  ],
  [
    ['array of string', 'not shown', '', { knownValues: ['card', 'post'] }],
    [
      [['card']],
      [[]],
      [['crad'], 'given-value', 'misspelled-given', { given: ['card', 'post'], meant: 'card' }, 'Did you mean card?'],
      [['other'], 'given-value', 'not-given', { given: ['card', 'post'] }],
      [['card', 1], 'value-type', ...wrongType('string', 'number')],
      [[''], 'empty-string', 'empty-required'],
      ['', 'value-type', ...wrongType('array', 'string')],
      ['card', 'value-type', 'single-item', { expected: 'array', actual: 'string' }, 'Put it in square brackets.'],
      ['card, post', 'value-type', 'comma-separated', { expected: 'array', actual: 'string' }, 'Make an array of its parts, like ["one", "two"].'],
      [{}, 'value-type', ...wrongType('array', 'object')],
      [{ card: true }, 'value-type', ...wrongType('array', 'object')],
      ['["card", "post"]', 'value-type', 'stringified', { expected: 'array', actual: 'string' }],
      [{ 1: 'card' }, 'value-type', 'array-as-object', { expected: 'array', actual: 'object' }, 'Send its values as an array; in PHP, array_values() makes one.'],
      [{ 0: 'card', 1: 'post' }, 'value-type', 'array-as-object', { expected: 'array', actual: 'object' }, 'Send its values as an array; in PHP, array_values() makes one.'],
      [1, 'value-type', ...wrongType('array', 'number')],
    ],
  ],
  [
    ['array of string', 'not shown', '', { values: ['AMEX', 'JCB'] }],
    [
      [['JCB', 'AMEX']],
      [[]],
      [['amex'], 'allowed-value', 'wrong-case', { meant: 'AMEX', value: 'amex' }],
      [['JCB', 'PAYER-1'], 'allowed-value', 'not-listed', CARDS],
      [[1], 'value-type', 'not-a-listed-string', { ...CARDS, actual: 'number' }],
    ],
  ],
]);
