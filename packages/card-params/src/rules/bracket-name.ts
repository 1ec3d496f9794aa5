import type { Found, Rule, RuleDocs } from '@pg/rule-kit';
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
    'In JSON the data of Set 6 is nested in objects; `parameters[cart][items][0][name]` is how the tables name it.',
  accepts: [{ value: { cart: { items: [{ name: 'Cup' }] } } }],
  rejects: [{ value: { 'parameters[cart][items][0][name]': 'Cup' } }, { value: { 'cart[items][0][name]': 'Cup' } }],
};

/** Finds the entries of an object that have bracket names. */
export function findBracketNames(object: object): Found[] {
  return findNames(object, bracketToDotName, '; nestBracketNames of @pg/card-params converts a whole object.');
}

/** Names without `parameters` in front are not the tables': they pass as unknown entries do, and are told what they are. */
const findShortNames = (card: object): Found[] =>
  findNames(card, shortToDotName, '.').map((found) => ({ ...found, basis: 'inferred' }));

/** `cart[items][0][name]` gives `cart.items[0].name`. */
function shortToDotName(name: string): string | undefined {
  const first = name.slice(0, Math.max(0, name.indexOf('[')));
  if (!Object.hasOwn(Set6Cart.entries, first)) return undefined;
  return bracketToDotName(`parameters[${first}]${name.slice(first.length)}`);
}

function findNames(object: object, toDotName: (name: string) => string | undefined, advice: string): Found[] {
  const found: Found[] = [];
  for (const name in object) {
    const nested = name.endsWith(']') ? toDotName(name) : undefined;
    if (nested === undefined) continue;
    const hint = `Send it as parameters.card.${nested}${advice}`;
    found.push({ path: [name], found: 'a bracket name', allowed: 'JSON nests the data instead', hint });
  }
  return found;
}
