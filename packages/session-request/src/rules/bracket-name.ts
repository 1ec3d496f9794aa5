import { findBracketNames, bracketName as inCard } from '@pg/card-params';
import { type Found, isObject, type Rule } from '@pg/rule-kit';

const MISPLACED = { 'parameters[cart][items][0][name]': 'Cup' };

/** Bracket names above `parameters.card`, where the card's own rule doesn't look. */
export const bracketName: Rule = {
  id: 'bracket-name',
  concern: 'names',
  get section() {
    return inCard.section;
  },
  basis: 'stated',
  milder: 'warning',
  get summary() {
    return inCard.summary;
  },
  marks: 'name',
  accepts: [{ value: { parameters: { card: { cart: { items: [{ name: 'Cup' }] } } } } }],
  rejects: [{ value: MISPLACED }, { value: { parameters: MISPLACED } }],
  check(payload) {
    const found = findBracketNames(payload);
    const { parameters } = payload;
    return isObject(parameters) ? found.concat(findBracketNames(parameters).map(below)) : found;
  },
};

const below = (found: Found): Found => ({ ...found, path: ['parameters', ...found.path] });
