import { countCharacters, describeText, wrongType } from '@pg/type-codes';
import type { Violation } from '../findings/violation.ts';
import type { FormatFailure } from '../formats/format.ts';
import type { Cell } from '../match/cell.ts';
import { couldBeCode } from './listed-values.ts';

/** Says what is wrong with a value that does not match its cell. */
export function describeFailure(cell: Cell, value: unknown): FormatFailure {
  const { kind, format, values, codes, parts, row, max } = cell;
  switch (kind) {
    case 'values':
      if (typeof value !== 'string') return wrongType(value, 'code-as-string', { codes: values });
      return value === ''
        ? { code: 'empty', params: { codes: values, expected: 'code' } }
        : describeCode(value, values, 'code');
    case 'format':
      return (typeof value === 'string' && format?.findFailure(value)) || wrongType(value, 'string');
    case 'boolean':
    case 'object':
      return wrongType(value, kind);
    case 'list':
      return wrongType(value, 'array');
  }
  if (codes === undefined) return describeText(value, max);
  const { code, params } = codes.describe({ code: row?.[0] ?? '', alternatives: parts }, value);
  return { code, params, messages: codes.messages };
}

/**
 * A text that is none of the codes. Only what could be one is quoted; anything else may be a payer's data in the wrong place,
 * and is counted.
 */
export const describeCode = (text: string, codes: readonly string[], expected: string): Violation =>
  couldBeCode(text, codes)
    ? { code: 'not-listed', params: { value: text, codes, expected } }
    : { code: 'unlike-listed', params: { length: countCharacters(text), codes, expected } };
