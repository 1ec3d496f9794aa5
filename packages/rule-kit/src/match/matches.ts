import { matchesText } from '@pg/type-codes';
import type { Cell } from './cell.ts';
import { entryAfter } from './entry-order.ts';

/** Whether a value is an object in the sense of JSON: no array, not null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value, and all that is inside it, matches its cell. It allocates nothing. */
export function matches(cell: Cell, value: unknown): boolean {
  switch (cell.kind) {
    case 'AN':
      return typeof value === 'string' && matchesText(cell, value);
    case 'A':
    case 'N':
    case 'parts':
      return cell.codes?.matches(cell.parts, value) === true;
    case 'values':
      return cell.values.includes(value as string);
    case 'boolean':
      return typeof value === 'boolean';
    case 'format':
      return typeof value === 'string' && cell.format?.findFailure(value) === undefined;
    case 'object':
      return isObject(value) && matchesEntries(cell, value);
    case 'list':
      return Array.isArray(value) && matchesItems(cell, value);
    case 'any':
      return true;
  }
}

// Counting loops make neither a closure nor an iterator. And what a closure captures lies on the heap: V8 then can't tell that `value` is the object whose names it goes through, and looks up every entry by its name.

function matchesEntries(cell: Cell, value: Record<string, unknown>): boolean {
  const { cells, demands, furtherDemands } = cell;
  let previous = cell.start as Cell;
  for (const name in value) {
    const entry = entryAfter(previous, name, cells);
    if (entry === undefined) continue;
    previous = entry;
    const entryValue = value[name];
    // Most values are texts, and most of them match: to ask here saves a call.
    const isRightText = entry.kind === 'AN' && typeof entryValue === 'string' && matchesText(entry, entryValue);
    if (!isRightText && entryValue !== undefined && !matches(entry, entryValue)) return false;
  }
  return hasAll(value, demands) && (furtherDemands === undefined || hasAll(value, furtherDemands(value)));
}

function matchesItems({ item }: Cell, values: readonly unknown[]): boolean {
  for (let i = 0; item !== undefined && i < values.length; i++) {
    if (!matches(item, values[i])) return false;
  }
  return true;
}

function hasAll(value: Record<string, unknown>, names: readonly string[]): boolean {
  for (let i = 0; i < names.length; i++) {
    if (value[names[i] as string] === undefined) return false;
  }
  return true;
}
