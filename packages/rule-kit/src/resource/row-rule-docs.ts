import { amount, calendarDate } from '../formats/formats.ts';
import { url } from '../formats/url.ts';
import type { RowRuleId } from '../report/row-rules.ts';
import type { RuleDocs } from './rule.ts';

/** What the rules that apply to every row say of themselves. */
export const docs: Readonly<Record<RowRuleId, RuleDocs>> = {
  'type-code': {
    summary: 'A value is of the class and within the length of its type code.',
    accepts: [
      { row: ['AN5', 'optional', ''], value: 'abcde' },
      { row: ['N10.N2', 'optional', ''], value: 12.5 },
      { row: ['A2 [A-Za-z]2', 'optional', ''], value: 'DE' },
    ],
    rejects: [
      { row: ['AN5', 'optional', ''], value: 'abcdef' },
      { row: ['N10.N2', 'optional', ''], value: '12.345' },
      { row: ['A2 [A-Za-z]2', 'optional', ''], value: 'D3' },
    ],
  },
  'value-type': {
    summary: 'A value is of the JSON type that its row, or its place in the payload, asks for.',
    accepts: [
      { row: ['text', 'optional', ''], value: 'text' },
      { row: ['true/false', 'optional', ''], value: true },
      { row: ['object', 'optional', ''], value: {} },
      { row: ['array of string', 'optional', ''], value: ['card'] },
    ],
    rejects: [
      { row: ['text', 'optional', ''], value: 1 },
      { row: ['AN5', 'optional', ''], value: null },
      { row: ['true/false', 'optional', ''], value: 'true' },
      { row: ['object', 'optional', ''], value: [] },
      { row: ['array of string', 'optional', ''], value: 'card' },
    ],
  },
  'text-length': {
    summary: 'A text has at most as many characters as the document says in words.',
    accepts: [{ row: ['string, at most 20 characters', 'optional', ''], value: 'twenty characters...' }],
    rejects: [{ row: ['string, at most 20 characters', 'optional', ''], value: 'twenty-one characters' }],
  },
  'text-format': {
    summary: 'A date, an amount, a URL, a code of letters or digits has the form that the document gives it.',
    accepts: [
      { row: ['text', 'optional', '', { format: calendarDate }], value: '2024-02-29' },
      { row: ['text', 'optional', '', { format: amount }], value: '10.00' },
      { row: ['valid URL', 'optional', '', { format: url }], value: 'https://shop.example/item' },
    ],
    rejects: [
      { row: ['text', 'optional', '', { format: calendarDate }], value: '2023-02-29' },
      { row: ['text', 'optional', '', { format: amount }], value: '10' },
      { row: ['valid URL', 'optional', '', { format: url }], value: 'shop.example/item' },
    ],
  },
  'allowed-value': {
    summary: 'Where the document lists the allowed values, the value is one of them.',
    accepts: [{ row: ['one of', 'optional', '', { values: ['KG', 'COUNT'] }], value: 'KG' }],
    rejects: [{ row: ['one of', 'optional', '', { values: ['KG', 'COUNT'] }], value: 'pcs' }],
  },
  'given-value': {
    summary: 'Where the document gives values without closing the list, another value may not be known to the service.',
    accepts: [{ row: ['AN255', 'optional', '', { given: ['pending', 'captured'] }], value: 'pending' }],
    rejects: [{ row: ['AN255', 'optional', '', { given: ['pending', 'captured'] }], value: 'paid' }],
  },
  required: {
    summary: 'An entry that its table marks as required is there.',
    accepts: [{ row: ['text', 'required', ''], value: 'text' }],
    rejects: [{ row: ['text', 'required', ''], value: undefined }],
  },
  'empty-text': {
    summary:
      'A text that is sent says something: it is not empty, not all blanks, and not what code writes for no value, such as `undefined`.',
    accepts: [{ row: ['AN5', 'optional', ''], value: 'a' }],
    rejects: [
      { row: ['AN5', 'optional', ''], value: '' },
      { row: ['AN5', 'optional', ''], value: '  ' },
      { row: ['AN9', 'optional', ''], value: 'undefined' },
    ],
  },
  'control-character': {
    summary: 'A text has no control characters, line breaks and tabs among them.',
    accepts: [{ row: ['AN20', 'optional', ''], value: 'two words' }],
    rejects: [{ row: ['AN20', 'optional', ''], value: 'two\nlines' }],
  },
  'unknown-entry': {
    summary:
      'An entry is one that its table lists; the service passes others on, so a mistyped name is lost in silence.',
    accepts: [{ row: ['AN5', 'optional', ''], value: 'a' }],
    rejects: [{ row: ['AN5', 'optional', ''], name: 'entri', value: 'a' }],
  },
};
