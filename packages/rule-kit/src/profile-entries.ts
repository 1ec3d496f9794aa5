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
  concern: 'entries',
  section: '2.2 Card parameter sets',
  basis: 'stated',
  summary:
    'An entry that the merchant’s profile requires is there, and not empty, wherever the object that holds it is.',
  accepts: [
    { value: { shipping: { street1: 'Test Street 1' } }, profile: { require: ['parameters.card.shipping.street1'] } },
    { value: { descriptor: 'Order 1001' }, profile: { require: ['parameters.card.shipping.street1'] } },
  ],
  rejects: [
    { value: { shipping: { city: 'Lyon' } }, profile: { require: ['parameters.card.shipping.street1'] } },
    { value: { shipping: { street1: '' } }, profile: { require: ['parameters.card.shipping.street1'] } },
  ],
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
    if (steps === undefined || isOfAnother(resource, root, steps)) {
      refuseBrackets(resource, root, entry);
      return [];
    }
    const mistake = describeMistake(root, steps, entry);
    if (mistake !== undefined) throw new ProfileError(`profile: ${mistake}`);
    return findLacking(root, steps, payload, []);
  });
}

/**
 * Refuses an entry in bracket names that is one of the resource's: `parameters[card][cart]`, and `parameters[cart]` as the
 * tables of Set 6 write it. One that is not may be a field of a form.
 */
function refuseBrackets(resource: Resource, root: Cell, entry: string): void {
  if (!BRACKET_NAME.test(entry)) return;
  const [meant] = pathsMeant(resource, entry.match(/[^[\]]+|\[\]/g) ?? []).flatMap((path) => dotName(root, path) ?? []);
  if (meant === undefined) return;
  const name = resource.at ? `${resource.at}.${meant}` : meant;
  throw new ProfileError(`profile: "${entry}" is no entry of the document, did you mean "${name}"?`);
}

/** What the names of a bracket name may mean in a resource: all of them, or those below the first in it or in a part. */
function pathsMeant({ at = '', parts = [] }: Resource, names: readonly string[]): readonly (readonly string[])[] {
  const [first, ...below] = names;
  if (at === '') {
    const inParts = parts.filter(({ path }) => path[0] === first).map(({ path }) => [...path.map(String), ...below]);
    return [names, ...inParts];
  }
  const place = at.split('.');
  if (place[0] !== first) return [];
  const isWhole = place.every((step, i) => names[i] === step);
  return [isWhole ? names.slice(place.length) : below];
}

const BRACKET_NAME = /^[^[\]]+(?:\[[^[\]]*\])+$/;

/** The steps of a name as a profile writes them, if each of them is one: a position in a list is any. */
function dotName(root: Cell, steps: readonly string[]): string | undefined {
  let cell: Cell | undefined = root;
  let name = '';
  for (const step of steps) {
    const isPosition: boolean = cell?.item !== undefined && /^(?:\[\]|\d+|n)$/.test(step);
    name += isPosition ? '[]' : `.${step}`;
    cell = isPosition ? cell?.item : cell?.cells[step];
  }
  return cell && name.slice(1);
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

/** Why an entry says nothing; `undefined` where it says something. */
function describeLack(value: unknown): string | undefined {
  if (value === undefined) return 'missing';
  if (value === '') return 'an empty text';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : undefined;
  return isObject(value) && Object.keys(value).length === 0 ? 'an empty object' : undefined;
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
  const found = describeLack(inner);
  if (found === undefined) return [];
  // What its own row refuses the walk says.
  if (inner === undefined ? isDemanded(cell, value, step) : !fits(entry, inner)) return [];
  const section = entry.table?.section;
  return [
    { path: [...path, step], found, allowed: 'required by the profile', ...(section !== undefined && { section }) },
  ];
}
