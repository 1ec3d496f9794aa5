import type { Fix } from '../findings/finding.ts';
import type { Violation } from '../findings/violation.ts';
import type { Cell } from '../match/cell.ts';
import { isLikeCodes, sameButForCase } from './listed-values.ts';
import { nearestName } from './nearest-name.ts';

/** What to do about a value that doesn't match, where its kind tells. */
export interface Advice extends Pick<Violation, 'hint' | 'params'> {
  readonly fix?: Fix | undefined;
}

/** Advice on a value that a cell refuses. It quotes nothing but the document's own codes. */
export function adviseOn(cell: Cell, value: unknown, { code, params = {} }: Violation): Advice {
  const { kind, required, row, format } = cell;
  if (code === 'missing') return {};
  // What is required can't be left out; a payload itself, and an item, have no row.
  if (value === null) return required ? (row ? { hint: 'send-value' } : {}) : { hint: 'leave-out-null' };
  if (kind === 'values') return adviseOnCode(typeof value === 'number' ? String(value) : value, cell.values, value);
  if (kind === 'object') return Array.isArray(value) ? { hint: required ? 'send-object' : 'send-object-or-none' } : {};
  if (kind === 'list')
    return { hint: typeof value === 'string' && value.includes(',') ? 'split-list' : 'wrap-in-list' };
  if (kind === 'boolean') return { hint: 'unquote' };
  const digits = missingZeros(cell, value);
  if (code === 'wrong-type' && typeof value === 'number') {
    return { hint: format?.digits ? 'quote-digits' : 'quote', ...digits };
  }
  if (digits) return { hint: 'fill-up-zeros', ...digits };
  if (params.kind === 'comma') return { hint: 'write-point' };
  return params.kind === 'sign' && params.at === 1 ? { hint: 'leave-out-sign' } : {};
}

/** The fix of a code of digits that lacks nothing but leading zeros, as one does that is or has been a number. */
function missingZeros({ format }: Cell, value: unknown): Advice | undefined {
  const { min = 0, max = 0 } = format?.digits ?? {};
  const text = typeof value === 'number' ? String(value) : value;
  const isShort = min === max && typeof text === 'string' && /^\d+$/.test(text) && text.length <= max;
  return isShort ? { fix: { digits: max } } : undefined;
}

/** Advice on a value that is not one of the codes. */
export function adviseOnCode(text: unknown, codes: readonly string[], value: unknown = text): Advice {
  if (typeof text !== 'string') return {};
  const meant = sameButForCase(text, codes) ?? codes.find((code) => sameNumber(code, text));
  if (meant === undefined) return suggestCode(text, codes);
  const hint = typeof value === 'number' ? 'send-code-as-string' : 'send-code';
  return { hint, params: { meant }, fix: { value: meant } };
}

const sameNumber = (code: string, text: string): boolean => /^\d+$/.test(text) && Number(code) === Number(text);

/** Of codes of digits none is nearer to be meant: that one digit differs says nothing. */
function suggestCode(text: string, codes: readonly string[]): Advice {
  const near = isLikeCodes(text, codes) && !/^\d+$/.test(text) ? nearestName(text, codes) : undefined;
  return near ? { hint: 'did-you-mean', params: { meant: near.name } } : {};
}
