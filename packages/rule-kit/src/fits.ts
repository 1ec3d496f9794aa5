import { fitsPart, fitsText, type TypeCodePart } from '@pg/type-codes';
import { type Cell, findCellFailure } from './cell.ts';

/**
 * Whether a value fits its cell, with all that is inside it.
 *
 * It visits the entries that are present, allocates nothing, and generates no code.
 */
export function fits(cell: Cell, value: unknown): boolean {
  switch (cell.kind) {
    case 'text':
      return typeof value === 'string' && fitsText(cell, value);
    case 'part':
      return fitsPart(cell.parts[0] as TypeCodePart, value);
    case 'parts':
      return fitsSome(cell.parts, value);
    case 'values':
      return cell.values.includes(value as string);
    case 'boolean':
      return typeof value === 'boolean';
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value) && fitsObject(cell, value);
    case 'list':
      return Array.isArray(value) && fitsList(cell, value);
    default:
      return findCellFailure(cell, value) === undefined;
  }
}

// A counting loop makes neither a closure, as `some` would, nor an iterator.
function fitsSome(parts: readonly TypeCodePart[], value: unknown): boolean {
  for (let i = 0; i < parts.length; i++) {
    if (fitsPart(parts[i] as TypeCodePart, value)) return true;
  }
  return false;
}

function fitsObject(cell: Cell, value: object): boolean {
  const { cells, demands } = cell;
  let demanded = demands.length;
  for (const name in value) {
    const entry = cells[name];
    if (entry === undefined) continue;
    const entryValue = (value as Record<string, unknown>)[name];
    if (entryValue === undefined && !entry.required) continue;
    if (!fits(entry, entryValue)) return false;
    if (entry.required) demanded--;
  }
  return demanded === 0 && (cell.furtherDemands === undefined || hasAll(value, cell.furtherDemands(value)));
}

const hasAll = (value: object, names: readonly string[]): boolean => names.every((name) => name in value);

function fitsList({ item }: Cell, values: readonly unknown[]): boolean {
  if (item === undefined) return true;
  for (let i = 0; i < values.length; i++) {
    if (!fits(item, values[i])) return false;
  }
  return true;
}
