import { findBracketNames, bracketName as inCard } from '@pg/card-params';
import { type DocsOf, defineRules, isObject, type PlacedMistake } from '@pg/rule-kit';

const MISPLACED = { 'parameters[cart][items][0][name]': 'Cup' };

/** Finds bracket names outside `parameters.card`, which the rule of card-params doesn't check. */
export const rules = defineRules(inCard, {
  'bracket-name': {
    *check(payload) {
      yield* findBracketNames(payload);
      const { parameters } = payload;
      if (isObject(parameters)) yield* findBracketNames(parameters).map(inParameters);
    },
  },
});

export const docs: DocsOf<typeof rules> = {
  'bracket-name': {
    summary:
      'Bracket names such as `parameters[cart][items][0][name]` are nested as objects, also outside `parameters.card`.',
    accepts: [{ value: { parameters: { card: { cart: { items: [{ name: 'Cup' }] } } } } }],
    rejects: [{ value: MISPLACED }, { value: { parameters: MISPLACED } }],
  },
};

const inParameters = (violation: PlacedMistake): PlacedMistake => ({
  ...violation,
  path: ['parameters', ...violation.path],
});
