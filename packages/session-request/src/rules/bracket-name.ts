import { findBracketNames, bracketName as inCard } from '@pg/card-params';
import { isObject, type Rule } from '@pg/rule-kit';

/** Bracket names above `parameters.card`, where the card's own rule doesn't look. */
export const bracketName: Rule = {
  ...inCard,
  accepts: inCard.accepts.map(({ value }) => ({ value: { parameters: { card: value } } })),
  rejects: inCard.rejects.flatMap(({ value }) => [{ value }, { value: { parameters: value } }]),
  check(payload) {
    const { parameters } = payload;
    const inParameters = isObject(parameters) ? findBracketNames(parameters) : [];
    return [
      ...findBracketNames(payload),
      ...inParameters.map((found) => ({ ...found, path: ['parameters', ...found.path] })),
    ];
  },
};
