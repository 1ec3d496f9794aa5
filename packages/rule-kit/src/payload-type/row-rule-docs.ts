import { amount, calendarDate } from '../formats/formats.ts';
import { url } from '../formats/url.ts';
import type { RowFacts, RowType } from '../rows/row.ts';
import type { RowRuleId } from '../rules/row-rules.ts';
import type { Example, RuleDocs } from '../rules/rule.ts';

/** The value of an optional field with a row of that type. */
function field(type: RowType, value: unknown, facts: RowFacts = {}): Example {
  return { row: [type, 'optional', '', facts], value };
}

/** The documentation of the rules that apply to every row. */
// biome-ignore format: a table
export const docs: Readonly<Record<RowRuleId, RuleDocs>> = {
  'type-code': {
    summary: 'A value has the characters and the length that its type code allows.',
    accepts: [field('AN5', 'abcde'), field('N10.N2', 12.5), field('A2 [A-Za-z]2', 'DE')],
    rejects: [field('AN5', 'abcdef'), field('N10.N2', '12.345'), field('A2 [A-Za-z]2', 'D3')],
  },
  'value-type': {
    summary: 'A value has the JSON type that its row, or its place in the payload, requires.',
    accepts: [
      field('string', 'text'),
      field('true/false', true),
      field('object', {}),
      field('array of string', ['card']),
    ],
    rejects: [
      field('string', 1),
      field('AN5', null),
      field('true/false', 'true'),
      field('object', []),
      field('array of string', 'card'),
    ],
  },
  'string-length': {
    summary: 'A string has at most as many characters as the interface document allows.',
    accepts: [field('string, at most 20 characters', 'twenty characters...')],
    rejects: [field('string, at most 20 characters', 'twenty-one characters')],
  },
  'string-format': {
    summary: 'A date, an amount, a URL, or a code of letters or digits has the format that the interface document gives.',
    accepts: [
      field('string', '2024-02-29', { format: calendarDate }),
      field('string', '10.00', { format: amount }),
      field('valid URL', 'https://shop.example/item', { format: url }),
    ],
    rejects: [
      field('string', '2023-02-29', { format: calendarDate }),
      field('string', '10', { format: amount }),
      field('valid URL', 'shop.example/item', { format: url }),
    ],
  },
  'allowed-value': {
    summary: 'If the interface document lists the allowed values, the value is one of them.',
    accepts: [field('one of', 'KG', { values: ['KG', 'COUNT'] })],
    rejects: [field('one of', 'pcs', { values: ['KG', 'COUNT'] })],
  },
  'given-value': {
    summary: 'If the interface document gives values without saying that there are no others, the value should be one of them.',
    accepts: [field('AN255', 'pending', { knownValues: ['pending', 'captured'] })],
    rejects: [field('AN255', 'paid', { knownValues: ['pending', 'captured'] })],
  },
  required: {
    summary: 'A field that its table marks as required is present.',
    accepts: [{ row: ['string', 'required', ''], value: 'text' }],
    rejects: [{ row: ['string', 'required', ''], value: undefined }],
  },
  'empty-string': {
    summary:
      'A string has content: it is not empty, not only spaces, and not what code writes for a missing value, such as `undefined`.',
    accepts: [field('AN5', 'a')],
    rejects: [
      field('AN5', ''),
      field('AN5', '  '),
      field('AN9', 'undefined'),
    ],
  },
  'expected-format': {
    summary: 'A value fits its meaning: codes of countries and currencies exist, what counts or names has no decimals, and browsers open URLs.',
    accepts: [field('A3', 'EUR', { should: 'currency' }), field('N3', 12, { should: 'whole-number' })],
    rejects: [field('A3', 'EUO', { should: 'currency' }), field('N3', 1.5, { should: 'whole-number' })],
  },
  'control-character': {
    summary: 'A string has no control characters, such as line breaks and tabs.',
    accepts: [field('AN20', 'two words')],
    rejects: [field('AN20', 'two\nlines')],
  },
  'unknown-field': {
    summary: 'A field is one that its table lists. The service passes others on unchecked, so nobody notices a misspelled name.',
    accepts: [field('AN5', 'a')],
    rejects: [{ row: ['AN5', 'optional', ''], name: 'feild', value: 'a' }],
  },
};
