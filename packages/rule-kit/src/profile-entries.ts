import { type Cell, isObject } from './cell.ts';
import type { Found } from './finding.ts';
import { fits } from './fits.ts';
import { nearestName } from './nearest-name.ts';
import type { Resource } from './resource.ts';
import type { Rule } from './rule.ts';
import { schemaCell } from './schema-cell.ts';

/** A profile that can't be meant: it names an entry that no table has, or a brand that does not exist. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError';
}

/** The rule that a profile's `require` sets up. */
export const profileEntry: Rule = {
  id: 'profile-entry',
  section: '2.2 Card parameter sets',
  basis: 'stated',
  summary:
    'An entry that the merchant’s profile requires is there, and not empty, wherever the object that holds it is.',
  accepts: [],
  rejects: [],
};

/** Finds the entries that the profile requires and the payload lacks. Those of other kinds of request are passed over. */
export function findProfileEntries(
  resource: Resource,
  root: Cell,
  payload: unknown,
  require: readonly string[],
): Found[] {
  return require.flatMap((entry) => {
    const steps = stepsBelow(resource.at, entry);
    if (steps === undefined || isOfAnother(resource, root, steps)) return [];
    const mistake = describeMistake(root, steps, entry);
    if (mistake !== undefined) throw new ProfileError(`profile: ${mistake}`);
    return findLacking(root, steps, payload, []);
  });
}

/** Says what keeps an entry of a profile's `require` from being one of a resource's; `undefined` where it is one. */
export function findEntryMistake(resource: Resource, entry: string): string | undefined {
  const root = schemaCell(resource.schema);
  const steps = stepsBelow(resource.at, entry);
  return root && steps ? describeMistake(root, steps, entry) : `"${entry}" is no entry of ${resource.kind}`;
}

/** `cart`, `items`, `[]`, `name` for `parameters.card.cart.items[].name` below `parameters.card`. */
function stepsBelow(at: string | undefined, entry: string): string[] | undefined {
  const prefix = at === '' ? '' : `${at}.`;
  return at !== undefined && entry.startsWith(prefix)
    ? entry.slice(prefix.length).replaceAll('[]', '.[]').split('.')
    : undefined;
}

/** Whether an entry may be one of another kind of request: nothing but case tells a slip from that. */
const isOfAnother = ({ at }: Resource, { cells }: Cell, [step = '']: readonly string[]): boolean =>
  at === '' && cells[step] === undefined && !nearestName(step, Object.keys(cells))?.certain;

function describeMistake(root: Cell, steps: readonly string[], entry: string): string | undefined {
  let cell = root;
  for (const step of steps) {
    const next = step === '[]' ? cell.item : cell.cells[step];
    if (next === undefined) {
      const near = nearestName(step, Object.keys(cell.cells));
      return `"${entry}" is no entry of the document${near ? `, did you mean "${near.name}" for "${step}"?` : ''}`;
    }
    cell = next;
  }
  return undefined;
}

const isDemanded = ({ demands, furtherDemands }: Cell, value: object, name: string): boolean =>
  demands.includes(name) || furtherDemands?.(value).includes(name) === true;

function findLacking(cell: Cell, steps: readonly string[], value: unknown, path: (string | number)[]): Found[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [];
  if (step === '[]') {
    const items = Array.isArray(value) ? value : [];
    return items.flatMap((item, i) => findLacking(cell.item as Cell, rest, item, [...path, i]));
  }
  if (!isObject(value)) return [];
  const entry = cell.cells[step] as Cell;
  const inner = value[step];
  if (rest.length > 0) return findLacking(entry, rest, inner, [...path, step]);
  if (inner !== undefined && inner !== '') return [];
  // What its own row refuses the walk says.
  if (inner === '' ? !fits(entry, inner) : isDemanded(cell, value, step)) return [];
  const section = entry.table?.section;
  const found = inner === '' ? 'an empty text' : 'missing';
  return [
    { path: [...path, step], found, allowed: 'required by the profile', ...(section !== undefined && { section }) },
  ];
}
