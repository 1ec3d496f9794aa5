import { formatPath, type Messages, type PlacedMistake, type Rule, type RuleDocs } from '@pg/rule-kit';
import { showName } from '@pg/rule-kit/internal';
import { parseBracketName, toDotName } from '../sets/bracket-names.ts';
import { Set6Cart, set6CartTable } from '../sets/set-6/set-6-cart.ts';

/** Bracket names belong to the tables of Set 6; a JSON payload nests the data instead. */
export const rule: Rule = {
  id: 'bracket-name',
  concern: 'names',
  section: set6CartTable.section,
  basis: 'stated',
  followsRows: true,
  uncertainSeverity: 'warning',
  marks: 'name',
  check: (card) => findBracketNames(card).concat(findShortNames(card)),
};

// biome-ignore format: a table
export const messages = {
  'bracket-name': '{field} {must} be nested objects in JSON: {place}',
  'bracket-name-after-gap': { message: '{field} {must} be nested objects in JSON, but {array} has {position} and not {missing}', hint: 'Number the items of the array from 0, without gaps.' },
  'short-bracket-name': '{field} {must} be nested objects in JSON: {place}',
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary:
    'In JSON the data of Set 6 is nested objects: `parameters[cart][items][0][name]` is only the notation of the tables.',
  accepts: [{ value: { cart: { items: [{ name: 'Cup' }] } } }],
  rejects: [
    { value: { 'parameters[cart][items][0][name]': 'Cup' } },
    { value: { 'parameters[cart][items][0][name]': 'Cup', 'parameters[cart][items][2][name]': 'Plate' } },
    { value: { 'cart[items][0][name]': 'Cup' } },
  ],
};

/** Finds the fields of an object that have bracket names. */
export function findBracketNames(object: object): PlacedMistake[] {
  const found = findNames(object, toCardName, 'bracket-name');
  const gaps = findGaps(object);
  // nestBracketNames throws for a gap, so no fix uses it.
  return gaps.size === 0 ? found : found.map((violation) => withGap(violation, gaps));
}

/** The first missing position of each array with a gap, by the path of the array. */
function findGaps(object: object): ReadonlyMap<string, number> {
  const positions = new Map<string, Set<number>>();
  for (const name in object) {
    for (const [array, position] of arraysOf(name)) {
      positions.set(array, (positions.get(array) ?? new Set()).add(position));
    }
  }
  const gaps = new Map<string, number>();
  for (const [array, given] of positions) {
    let first = 0;
    while (given.has(first)) first++;
    if (first < given.size) gaps.set(array, first);
  }
  return gaps;
}

/** The arrays that a bracket name leads through, each with the position in it. */
const arraysOf = (name: string): (readonly [array: string, position: number])[] =>
  (name.endsWith(']') ? (parseBracketName(name) ?? []) : []).flatMap((step, i, steps) =>
    typeof step === 'number' ? [[formatPath(steps.slice(0, i)), step] as const] : [],
  );

function withGap(given: PlacedMistake, gaps: ReadonlyMap<string, number>): PlacedMistake {
  const violation = { ...given, choices: [] };
  const [name] = violation.path;
  for (const [array, position] of arraysOf(String(name))) {
    const missing = gaps.get(array) ?? position;
    if (missing >= position) continue;
    return { ...violation, code: 'bracket-name-after-gap', params: { array, position, missing } };
  }
  return violation;
}

/** Finds names without `parameters` at the start. The tables don't use them: they are unknown fields, reported as warnings. */
const findShortNames = (card: object): PlacedMistake[] =>
  findNames(card, shortToDotName, 'short-bracket-name').map((violation) => ({ ...violation, basis: 'inferred' }));

/** Converts `parameters[card][descriptor]` to `descriptor`: some people add the name of the method. */
const toCardName = (name: string): string | undefined =>
  toDotName(name.replace(/^parameters\[card\](?=\[)/, 'parameters'));

/** Converts `cart[items][0][name]` to `cart.items[0].name`. */
function shortToDotName(name: string): string | undefined {
  const first = name.slice(0, Math.max(0, name.indexOf('[')));
  if (!Object.hasOwn(Set6Cart.entries, first)) return undefined;
  return toDotName(`parameters[${first}]${name.slice(first.length)}`);
}

function findNames(object: object, toDotName: (name: string) => string | undefined, code: string): PlacedMistake[] {
  const found: PlacedMistake[] = [];
  for (const name in object) {
    const nested = name.endsWith(']') ? toDotName(name) : undefined;
    if (nested === undefined) continue;
    found.push({
      path: [name],
      code,
      params: { place: ['parameters.card', ...nested.split('.').map((name) => showName(name))].join('.') },
      choices: [{ nest: true }],
    });
  }
  return found;
}
