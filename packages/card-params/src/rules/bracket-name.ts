import type { Found, Rule } from '@pg/rule-kit';
import { bracketToDotName } from '../bracket-names.ts';
import { set6Cart } from '../set-6/set-6-cart.ts';

/** Bracket names belong to the tables of Set 6; a JSON payload nests the data instead. */
export const bracketName: Rule = {
  id: 'bracket-name',
  get section() {
    return set6Cart.section;
  },
  basis: 'stated',
  summary:
    'In JSON the data of Set 6 is nested in objects; `parameters[cart][items][0][name]` is how the tables name it.',
  marks: 'name',
  accepts: [{ value: { cart: { items: [{ name: 'Cup' }] } } }],
  rejects: [{ value: { 'parameters[cart][items][0][name]': 'Cup' } }],
  check: (card) => findBracketNames(card),
};

/** Finds the entries of an object that have bracket names. */
export function findBracketNames(object: object): Found[] {
  const found: Found[] = [];
  for (const name in object) {
    const nested = name.endsWith(']') ? bracketToDotName(name) : undefined;
    if (nested !== undefined) found.push(describeBracketName(name, nested));
  }
  return found;
}

const describeBracketName = (name: string, nested: string): Found => ({
  path: [name],
  found: 'a bracket name',
  allowed: 'JSON nests the data instead',
  hint: `Send it as parameters.card.${nested}; nestBracketNames of @pg/card-params converts a whole object.`,
});
