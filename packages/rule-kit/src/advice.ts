import type { Failure } from '@pg/type-codes';
import type { Cell } from './cell.ts';
import type { Fix } from './finding.ts';
import { isLikeCodes, sameButForCase } from './listed-values.ts';
import { nearestName } from './nearest-name.ts';

/** What to do about a value that doesn't fit, where its kind tells. */
export interface Advice {
  readonly hint?: string;
  readonly fix?: Fix;
}

/** Advice on a value that a cell refuses. It quotes nothing but the document's own codes. */
export function adviseOn(cell: Cell, value: unknown, { found, wrongType }: Failure): Advice {
  if (value === null) return adviseOnNull(cell);
  if (cell.kind === 'values') return adviseOnListed(cell.values, value);
  if (cell.kind === 'object') return Array.isArray(value) ? { hint: adviseOnArray(cell) } : {};
  if (cell.kind === 'list') return { hint: adviseOnList(value) };
  if (cell.kind === 'boolean') return { hint: 'Send true or false without quotes.' };
  const digits = missingZeros(cell, value);
  if (wrongType && typeof value === 'number') return { hint: adviseOnNumber(cell), ...digits };
  if (digits) return { hint: 'Fill it up with zeros at the front.', ...digits };
  if (found.startsWith('a comma')) return { hint: 'Write a point before the decimals, and no thousands separators.' };
  if (found === 'a sign at character 1') return { hint: 'Leave the sign out.' };
  return {};
}

/** The fix of a code of digits that lacks nothing but leading zeros, as one does that is or has been a number. */
function missingZeros({ format }: Cell, value: unknown): Advice | undefined {
  const [, length] = /^exactly (\d) digits$/.exec(format?.expects ?? '') ?? [];
  const text = typeof value === 'number' ? String(value) : value;
  const isShort = typeof text === 'string' && /^\d+$/.test(text) && text.length <= Number(length);
  return isShort ? { fix: { digits: Number(length) } } : undefined;
}

/** What is required can't be left out; a payload itself, and an item, have no row. */
function adviseOnNull({ required, row }: Cell): Advice {
  if (!required) return { hint: 'Leave the entry out instead of sending null.' };
  return row ? { hint: 'Send a value: the entry is required.' } : {};
}

const adviseOnArray = ({ required }: Cell): string =>
  `Send an object${required ? '' : ', or leave the entry out'}. PHP writes [] for an empty array: cast it to an object.`;

const adviseOnList = (value: unknown): string =>
  typeof value === 'string' && value.includes(',')
    ? 'Make it a list: each part between the commas is a text of its own.'
    : 'Put it into square brackets: a list of one.';

function adviseOnNumber(cell: Cell): string {
  if (cell.format?.expects.endsWith('digits')) return 'Send it as a text, with its leading zeros.';
  return 'Send it as a text, in quotes.';
}

function adviseOnListed(codes: readonly string[], value: unknown): Advice {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return {};
  const meant = sameButForCase(text, codes) ?? codes.find((code) => sameNumber(code, text));
  if (meant === undefined) return suggestCode(text, codes);
  return { hint: typeof value === 'number' ? `Send "${meant}", as text.` : `Send "${meant}".`, fix: { value: meant } };
}

const sameNumber = (code: string, text: string): boolean => /^\d+$/.test(text) && Number(code) === Number(text);

/** Advice on a text that is not in an open list. */
export function adviseOnUngiven(text: string, given: readonly string[]): Advice {
  const meant = sameButForCase(text, given);
  return meant === undefined ? suggestCode(text, given) : { hint: `Did you mean "${meant}"?`, fix: { value: meant } };
}

/** Of codes of digits none is nearer to be meant: that one digit differs says nothing. */
function suggestCode(text: string, codes: readonly string[]): Advice {
  const near = isLikeCodes(text, codes) && !/^\d+$/.test(text) ? nearestName(text, codes) : undefined;
  return near ? { hint: `Did you mean "${near.name}"?` } : {};
}
