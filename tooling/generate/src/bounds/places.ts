import { type Cell, isObject } from '@pg/rule-kit';
import { textOf } from './forms.ts';

/** A place of a payload, and what it takes. */
export interface Place {
  readonly path: readonly (string | number)[];
  readonly cell: Cell;
}

/** Every place below an object: entries in the order of their rows, of a list its first item. */
export function placesIn(cell: Cell, path: Place['path'] = []): Place[] {
  const inside = Object.entries(cell.cells).flatMap(([name, entry]) => placesIn(entry, [...path, name]));
  const items = cell.item ? placesIn(cell.item, [...path, 0]) : [];
  return path.length === 0 ? [...inside, ...items] : [{ path, cell }, ...inside, ...items];
}

/**
 * A payload with a value at a place: a copy of another one, with what is required beside the place, and without the
 * entry where the value is `undefined`.
 */
export function putValue(cell: Cell, payload: unknown, [step, ...rest]: Place['path'], value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number')
    return [putValue(cell.item as Cell, Array.isArray(payload) ? payload[step] : undefined, rest, value)];
  const own = isObject(payload) ? payload : {};
  const inner = putValue(cell.cells[step] as Cell, own[step], rest, value);
  const whole = { ...requiredBeside(cell, step), ...own, [step]: inner };
  return inner === undefined ? Object.fromEntries(Object.entries(whole).filter(([name]) => name !== step)) : whole;
}

function requiredBeside(cell: Cell, name: string): Record<string, unknown> {
  const demands = [...cell.demands, ...(cell.furtherDemands?.({ [name]: true }) ?? [])];
  return Object.fromEntries(demands.map((each) => [each, fittingValue(cell.cells[each] as Cell)]));
}

/** A value that a cell takes; of an object its required entries. */
export function fittingValue(cell: Cell): unknown {
  switch (cell.kind) {
    case 'values':
      return cell.values[0];
    case 'format':
      return cell.format && textOf(cell.format);
    case 'boolean':
      return true;
    case 'object':
      return Object.fromEntries(cell.demands.map((name) => [name, fittingValue(cell.cells[name] as Cell)]));
    case 'list':
      return cell.item ? [fittingValue(cell.item)] : [];
    case 'A':
    case 'N':
    case 'parts':
      return fittingText(cell);
    default:
      return cell.row?.[0] === 'string (JSON text)' ? '{}' : 'a';
  }
}

const fittingText = ({ parts: [part] }: Cell): string => (part?.kind === 'N' ? '1' : 'a').repeat(part?.min || 1);
