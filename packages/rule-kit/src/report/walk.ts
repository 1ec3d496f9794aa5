import type { FormatFailure } from '../formats/format.ts';
import { type Cell, UNLISTED } from '../match/cell.ts';
import { isObject, matches } from '../match/matches.ts';
import { describeFailure } from './failure.ts';

/** Where the walk is: the names and positions from the root on. It changes with every step. */
export type Place = (string | number)[];

/** Takes what the walk meets. */
export interface Visitor {
  /** A value that does not match its cell, or an entry that is missing. */
  readonly onFailure: (cell: Cell, value: unknown, failure: FormatFailure, place: Place) => void;
  /** A text that matches. */
  readonly onText?: (cell: Cell, text: string, place: Place) => void;
  /** An entry that no table lists. */
  readonly onUnknown?: (cell: Cell, name: string, object: Record<string, unknown>, place: Place) => void;
}

/** The failure of an entry that its object has to have. */
export const MISSING: FormatFailure = { code: 'missing' };

/** Goes through a value and all that is inside it, and reports what is wrong, and what may be questionable. */
export function walk(cell: Cell, value: unknown, visitor: Visitor, place: Place = []): void {
  if (cell.kind === 'object' && isObject(value)) walkEntries(cell, value, visitor, place);
  else if (cell.kind === 'list' && Array.isArray(value)) walkItems(cell, value, visitor, place);
  else if (!matches(cell, value)) visitor.onFailure(cell, value, describeFailure(cell, value), place);
  else if (typeof value === 'string') visitor.onText?.(cell, value, place);
}

function walkEntries(cell: Cell, object: Record<string, unknown>, visitor: Visitor, place: Place): void {
  const { cells, demands, furtherDemands } = cell;
  if (cells === UNLISTED) return;
  for (const name in object) {
    const entry = cells[name];
    const value = object[name];
    place.push(name);
    if (entry === undefined) visitor.onUnknown?.(cell, name, object, place);
    else if (value !== undefined) walk(entry, value, visitor, place);
    place.pop();
  }
  reportMissing(cell, object, demands, visitor, place);
  if (furtherDemands) reportMissing(cell, object, furtherDemands(object), visitor, place);
}

function reportMissing(
  { cells }: Cell,
  object: Record<string, unknown>,
  names: readonly string[],
  visitor: Visitor,
  place: Place,
): void {
  for (const name of names) {
    const cell = cells[name];
    if (object[name] !== undefined || cell === undefined) continue;
    place.push(name);
    visitor.onFailure(cell, undefined, MISSING, place);
    place.pop();
  }
}

function walkItems({ item }: Cell, values: readonly unknown[], visitor: Visitor, place: Place): void {
  for (let i = 0; item !== undefined && i < values.length; i++) {
    place.push(i);
    walk(item, values[i], visitor, place);
    place.pop();
  }
}
