import type { Found } from '../findings/finding.ts';
import type { Cell } from '../match/cell.ts';
import { nearestName } from './nearest-name.ts';

type Entries = Readonly<Record<string, unknown>>;

/** Entries that stand beside the object in which they belong, by name. */
export type Misplaced = ReadonlyMap<string, { readonly home: string; readonly names: readonly string[] }>;

/** The entries of an object that belong, two or more, into one inside it which it lacks. */
export function findMisplaced({ cells, table }: Cell, object: Entries): Misplaced {
  const misplaced = new Map<string, { home: string; names: string[] }>();
  if (table?.open) return misplaced;
  const unknown = Object.keys(object).filter((name) => cells[name] === undefined);
  const groups = Object.keys(cells)
    .filter((home) => object[home] === undefined)
    .map((home) => ({ home, names: unknown.filter((name) => cells[home]?.cells[name] !== undefined) }))
    .sort((one, other) => other.names.length - one.names.length);
  for (const group of groups) {
    const names = group.names.filter((name) => !misplaced.has(name));
    if (names.length > 1) for (const name of names) misplaced.set(name, { home: group.home, names });
  }
  return misplaced;
}

/** What is questionable about an entry that no table lists; `undefined` where nothing is. */
export function questionUnknown(
  { cells, table }: Cell,
  name: string,
  object: Entries,
  misplaced: Misplaced,
): Omit<Found, 'path'> | undefined {
  const group = misplaced.get(name);
  if (group) return group.names[0] === name ? describeGroup(group.home, group.names.length - 1) : undefined;
  const near = nearestName(name, Object.keys(cells));
  if (near === undefined) return table?.open ? undefined : { code: 'unknown-field' };
  return {
    code: 'unknown-field',
    hint: 'did-you-mean',
    params: { meant: near.name },
    ...(object[near.name] === undefined && { inPlaceOf: near.name }),
    ...(near.certain && { fix: { name: near.name } }),
  };
}

/** Several that belong into the same object are one mistake, which is reported at the first of them. */
const describeGroup = (home: string, others: number): Omit<Found, 'path'> => ({
  code: 'misplaced-fields',
  params: { home, others },
  hint: 'group-fields',
  inPlaceOf: home,
});
