import { findBracketNames, bracketName as inCard } from '@pg/card-params';
import { type DocsOf, defineRules, formatPath, isObject, type PlacedMistake } from '@pg/rule-kit';
import { sessionTable } from '../tables/session.ts';

const MISPLACED = { 'parameters[cart][items][0][name]': 'Cup' };

/** Finds bracket names outside `parameters.card`, which the rule of card-params doesn't check. */
export const rules = defineRules(inCard, {
  'bracket-name': {
    *check(payload) {
      yield* findBracketNames(payload);
      yield* Object.keys(payload).flatMap(inObject);
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
    rejects: [{ value: MISPLACED }, { value: { 'order[amount]': '10.00' } }, { value: { parameters: MISPLACED } }],
  },
};

/** The mistake of a name such as `order[amount]`, which is checked where it belongs. */
function inObject(name: string): PlacedMistake[] {
  if (!name.endsWith(']')) return [];
  const steps = name.split(/[[\]]+/).filter((step) => step !== '');
  const [first = ''] = steps;
  const isInside = steps.length > 1 && Object.hasOwn(sessionTable.nested ?? {}, first);
  if (!isInside || first === 'parameters') return [];
  const moves = steps.length === 2 ? [[[name], steps] as const] : [];
  return [{ path: [name], code: 'short-bracket-name', params: { place: formatPath(steps) }, basis: 'inferred', moves }];
}

const inParameters = (violation: PlacedMistake): PlacedMistake => ({
  ...violation,
  path: ['parameters', ...violation.path],
});
