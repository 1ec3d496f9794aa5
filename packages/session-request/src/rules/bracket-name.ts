import { findBracketNames, bracketName as inCard } from '@pg/card-params';
import { isObject, type PlacedMistake, type Rule, type RuleDocs } from '@pg/rule-kit';

const MISPLACED = { 'parameters[cart][items][0][name]': 'Cup' };

/** Finds bracket names outside `parameters.card`, which the rule of card-params doesn't check. */
export const rule: Rule = {
  id: 'bracket-name',
  concern: 'names',
  section: inCard.section,
  basis: 'stated',
  uncertainSeverity: 'warning',
  marks: 'name',
  *check(payload) {
    yield* findBracketNames(payload);
    const { parameters } = payload;
    if (isObject(parameters)) yield* findBracketNames(parameters).map(inParameters);
  },
};

export const docs: RuleDocs = {
  summary:
    'Bracket names such as `parameters[cart][items][0][name]` are nested as objects, also outside `parameters.card`.',
  accepts: [{ value: { parameters: { card: { cart: { items: [{ name: 'Cup' }] } } } } }],
  rejects: [{ value: MISPLACED }, { value: { parameters: MISPLACED } }],
};

const inParameters = (violation: PlacedMistake): PlacedMistake => ({
  ...violation,
  path: ['parameters', ...violation.path],
});
