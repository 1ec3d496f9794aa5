import { type Rule, type RuleDocs, showName, type Violation } from '@pg/rule-kit';
import { bracketToDotName } from '../sets/bracket-names.ts';
import { Set6Cart, set6Cart } from '../sets/set-6/set-6-cart.ts';

/** Bracket names belong to the tables of Set 6; a JSON payload nests the data instead. */
export const bracketName: Rule = {
  id: 'bracket-name',
  concern: 'names',
  get section() {
    return set6Cart.section;
  },
  basis: 'stated',
  milder: 'warning',
  marks: 'name',
  check: (card) => findBracketNames(card).concat(findShortNames(card)),
};

export const docs: RuleDocs = {
  summary:
    'In JSON the data of Set 6 is nested objects: `parameters[cart][items][0][name]` is only the notation of the tables.',
  accepts: [{ value: { cart: { items: [{ name: 'Cup' }] } } }],
  rejects: [{ value: { 'parameters[cart][items][0][name]': 'Cup' } }, { value: { 'cart[items][0][name]': 'Cup' } }],
};

/** Finds the fields of an object that have bracket names. */
export function findBracketNames(object: object): Violation[] {
  return findNames(object, toCardName, 'bracket-name');
}

/** Finds names without `parameters` at the start. The tables don't use them: they are unknown fields, reported as warnings. */
const findShortNames = (card: object): Violation[] =>
  findNames(card, shortToDotName, 'short-bracket-name').map((violation) => ({ ...violation, basis: 'inferred' }));

/** Converts `parameters[card][descriptor]` to `descriptor`: some people add the name of the method. */
const toCardName = (name: string): string | undefined =>
  bracketToDotName(name.replace(/^parameters\[card\](?=\[)/, 'parameters'));

/** Converts `cart[items][0][name]` to `cart.items[0].name`. */
function shortToDotName(name: string): string | undefined {
  const first = name.slice(0, Math.max(0, name.indexOf('[')));
  if (!Object.hasOwn(Set6Cart.entries, first)) return undefined;
  return bracketToDotName(`parameters[${first}]${name.slice(first.length)}`);
}

function findNames(object: object, toDotName: (name: string) => string | undefined, code: string): Violation[] {
  const found: Violation[] = [];
  for (const name in object) {
    const nested = name.endsWith(']') ? toDotName(name) : undefined;
    if (nested === undefined) continue;
    found.push({
      path: [name],
      code,
      params: { place: ['parameters.card', ...nested.split('.').map(showName)].join('.') },
    });
  }
  return found;
}
