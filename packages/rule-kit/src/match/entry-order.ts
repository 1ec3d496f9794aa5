import type { Cell, Cells } from './cell.ts';

/**
 * The cell of an entry, looked for first where the object last seen had it: after the same entry. What one sender sends has
 * one order, and a comparison is cheaper than a look-up: payloads of Set 6 in one order are checked in 20 % less time, those
 * in random orders in 10 % more.
 *
 * @param previous The cell of the entry before, or the object's `start`. It notes what followed it.
 */
export function entryAfter(previous: Cell, name: string, cells: Cells): Cell | undefined {
  const guess = previous.next;
  if (guess !== undefined && guess.name === name) return guess;
  const entry = cells[name];
  if (entry !== undefined) previous.next = entry;
  return entry;
}
