import { findBracketNames, bracketName as inCard } from '@pg/card-params';
import { isObject, type Rule, type RuleDocs, type Violation } from '@pg/rule-kit';

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
  marks: 'name',
  check(payload) {
    const found = findBracketNames(payload);
    const { parameters } = payload;
    return isObject(parameters) ? found.concat(findBracketNames(parameters).map(below)) : found;
  },
};

export const docs: RuleDocs = {
  summary:
    'Bracket names such as `parameters[cart][items][0][name]` are nested as objects, above `parameters.card` too.',
  accepts: [{ value: { parameters: { card: { cart: { items: [{ name: 'Cup' }] } } } } }],
  rejects: [{ value: MISPLACED }, { value: { parameters: MISPLACED } }],
};

const below = (violation: Violation): Violation => ({ ...violation, path: ['parameters', ...violation.path] });
