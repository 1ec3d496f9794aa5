import type { Found } from '../findings/finding.ts';
import type { Path } from '../findings/path.ts';
import type { Cell } from '../match/cell.ts';
import { isObject, matches } from '../match/matches.ts';
import { nearestName } from '../report/nearest-name.ts';
import { schemaCell } from '../schema/schema-cell.ts';
import type { Resource } from './resource.ts';
import type { Rule, RuleDocs } from './rule.ts';

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
};

export const docs: RuleDocs = {
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
    const isOfAnother = steps === undefined || (resource.at === '' && !isNearEntry(root, steps[0] ?? ''));
    const mistake = isOfAnother ? bracketMistake(resource, root, entry) : describeMistake(root, steps, entry);
    if (mistake !== undefined) throw new ProfileError(`profile: ${mistake}`);
    return isOfAnother ? [] : findLacking(root, steps, payload, []);
  });
}

/** Whether an entry may be one of this kind of request: nothing but case tells a slip from one of another kind. */
const isNearEntry = ({ cells }: Cell, name: string): boolean =>
  cells[name] !== undefined || nearestName(name, Object.keys(cells))?.certain === true;

/**
 * Says what an entry in bracket names is in the resource, if it is one of it: `parameters[card][cart]`, and `parameters[cart]`
 * as the tables of Set 6 write it. One that is not may be a field of a form.
 */
function bracketMistake({ at = '', parts = [] }: Resource, root: Cell, entry: string): string | undefined {
  const [, first, below = ''] = /^([^[\]]+)((?:\[[^[\]]*\])+)$/.exec(entry) ?? [];
  const rest = below.replace(/\[(?:\d+|n)?\]/g, '[]').replace(/\[([^[\]]+)\]/g, '.$1');
  const places = [at, ...parts.map(({ path }) => path.join('.'))].filter((place) => place.split('.')[0] === first);
  const meant = [first, ...places]
    .map((place) => place + rest)
    .find((name) => {
      const steps = stepsBelow(at, name);
      return steps !== undefined && describeMistake(root, steps, name) === undefined;
    });
  return first === undefined || meant === undefined ? undefined : describeUnknown(entry, `"${meant}"`);
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

function describeMistake(root: Cell, steps: readonly string[], entry: string): string | undefined {
  let cell = root;
  for (const step of steps) {
    const next = step === '[]' ? cell.item : cell.cells[step];
    if (next === undefined) {
      const near = nearestName(step, Object.keys(cell.cells));
      return describeUnknown(entry, near && `"${near.name}" for "${step}"`);
    }
    cell = next;
  }
  return undefined;
}

const describeUnknown = (entry: string, meant: string | undefined): string =>
  `"${entry}" is no entry of the document${meant === undefined ? '' : `, did you mean ${meant}?`}`;

/** Why an entry says nothing; `undefined` where it says something. */
function codeOfLack(value: unknown): string | undefined {
  if (value === undefined) return 'missing';
  if (value === '') return 'empty';
  if (Array.isArray(value)) return value.length === 0 ? 'empty-array' : undefined;
  return isObject(value) && Object.keys(value).length === 0 ? 'empty-object' : undefined;
}

const isDemanded = ({ demands, furtherDemands }: Cell, value: object, name: string): boolean =>
  demands.includes(name) || furtherDemands?.(value).includes(name) === true;

const isRefused = (entry: Cell, value: unknown): boolean =>
  entry.kind === 'object' ? !isObject(value) : !matches(entry, value);

function findLacking(cell: Cell, [step, ...rest]: readonly string[], value: unknown, path: Path): Found[] {
  if (step === undefined) return [];
  if (step === '[]') {
    const items = Array.isArray(value) ? value : [];
    return items.flatMap((item, i) => findLacking(cell.item as Cell, rest, item, [...path, i]));
  }
  if (!isObject(value)) return [];
  const entry = cell.cells[step] as Cell;
  const inner = value[step];
  if (rest.length > 0) return findLacking(entry, rest, inner, [...path, step]);
  const code = codeOfLack(inner);
  // The walk says what the entry's own row refuses.
  if (code === undefined || (inner === undefined ? isDemanded(cell, value, step) : isRefused(entry, inner))) return [];
  return [
    {
      path: [...path, step],
      code,
      params: { expected: 'profile' },
      ...(entry.table && { section: entry.table.section }),
    },
  ];
}
