import { amount, calendarDate } from '../formats/formats.ts';
import { url } from '../formats/url.ts';
import type { RowRuleId } from '../rows/row-rules.ts';
import type { RuleDocs } from './rule.ts';

/** The documentation of the rules that apply to every row. */
// biome-ignore format: a table
export const docs: Readonly<Record<RowRuleId, RuleDocs>> = {
  'type-code': {
    summary: 'A value has the characters and the length that its type code allows.',
    accepts: [{ row: ['AN5', 'optional', ''], value: 'abcde' }, { row: ['N10.N2', 'optional', ''], value: 12.5 }, { row: ['A2 [A-Za-z]2', 'optional', ''], value: 'DE' }],
    rejects: [{ row: ['AN5', 'optional', ''], value: 'abcdef' }, { row: ['N10.N2', 'optional', ''], value: '12.345' }, { row: ['A2 [A-Za-z]2', 'optional', ''], value: 'D3' }],
  },
  'value-type': {
    summary: 'A value has the JSON type that its row, or its place in the payload, requires.',
    accepts: [
      { row: ['string', 'optional', ''], value: 'text' },
      { row: ['true/false', 'optional', ''], value: true },
      { row: ['object', 'optional', ''], value: {} },
      { row: ['array of string', 'optional', ''], value: ['card'] },
    ],
    rejects: [
      { row: ['string', 'optional', ''], value: 1 },
      { row: ['AN5', 'optional', ''], value: null },
      { row: ['true/false', 'optional', ''], value: 'true' },
      { row: ['object', 'optional', ''], value: [] },
      { row: ['array of string', 'optional', ''], value: 'card' },
    ],
  },
  'string-length': {
    summary: 'A string has at most as many characters as the interface document allows.',
    accepts: [{ row: ['string, at most 20 characters', 'optional', ''], value: 'twenty characters...' }],
    rejects: [{ row: ['string, at most 20 characters', 'optional', ''], value: 'twenty-one characters' }],
  },
  'string-format': {
    summary: 'A date, an amount, a URL, or a code of letters or digits has the format that the interface document gives.',
    accepts: [
      { row: ['string', 'optional', '', { format: calendarDate }], value: '2024-02-29' },
      { row: ['string', 'optional', '', { format: amount }], value: '10.00' },
      { row: ['valid URL', 'optional', '', { format: url }], value: 'https://shop.example/item' },
    ],
    rejects: [
      { row: ['string', 'optional', '', { format: calendarDate }], value: '2023-02-29' },
      { row: ['string', 'optional', '', { format: amount }], value: '10' },
      { row: ['valid URL', 'optional', '', { format: url }], value: 'shop.example/item' },
    ],
  },
  'allowed-value': {
    summary: 'If the interface document lists the allowed values, the value is one of them.',
    accepts: [{ row: ['one of', 'optional', '', { values: ['KG', 'COUNT'] }], value: 'KG' }],
    rejects: [{ row: ['one of', 'optional', '', { values: ['KG', 'COUNT'] }], value: 'pcs' }],
  },
  'given-value': {
    summary: 'If the interface document gives values without saying that there are no others, the value should be one of them.',
    accepts: [{ row: ['AN255', 'optional', '', { knownValues: ['pending', 'captured'] }], value: 'pending' }],
    rejects: [{ row: ['AN255', 'optional', '', { knownValues: ['pending', 'captured'] }], value: 'paid' }],
  },
  required: {
    summary: 'A field that its table marks as required is present.',
    accepts: [{ row: ['string', 'required', ''], value: 'text' }],
    rejects: [{ row: ['string', 'required', ''], value: undefined }],
  },
  'empty-string': {
    summary:
      'A string has content: it is not empty, not only spaces, and not what code writes for a missing value, such as `undefined`.',
    accepts: [{ row: ['AN5', 'optional', ''], value: 'a' }],
    rejects: [
      { row: ['AN5', 'optional', ''], value: '' },
      { row: ['AN5', 'optional', ''], value: '  ' },
      { row: ['AN9', 'optional', ''], value: 'undefined' },
    ],
  },
  'expected-format': {
    summary: 'A value fits its meaning: codes of countries and currencies exist, what counts or names has no decimals, and browsers open URLs.',
    accepts: [{ row: ['A3', 'optional', '', { should: 'currency' }], value: 'EUR' }, { row: ['N3', 'optional', '', { should: 'whole-number' }], value: 12 }],
    rejects: [{ row: ['A3', 'optional', '', { should: 'currency' }], value: 'EUO' }, { row: ['N3', 'optional', '', { should: 'whole-number' }], value: 1.5 }],
  },
  'control-character': {
    summary: 'A string has no control characters, such as line breaks and tabs.',
    accepts: [{ row: ['AN20', 'optional', ''], value: 'two words' }],
    rejects: [{ row: ['AN20', 'optional', ''], value: 'two\nlines' }],
  },
  'unknown-field': {
    summary: 'A field is one that its table lists. The service passes others on unchecked, so nobody notices a misspelled name.',
    accepts: [{ row: ['AN5', 'optional', ''], value: 'a' }],
    rejects: [{ row: ['AN5', 'optional', ''], name: 'feild', value: 'a' }],
  },
};
