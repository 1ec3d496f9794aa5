import { bracketName as bracketNameInCard, findBracketNames } from '@pg/card-params';
import { type Found, isObject, type Payload, type Rule } from '@pg/rule-kit';

/** Bracket names at every level of a session request at which people put them. */
export const bracketName: Rule = {
  ...bracketNameInCard,
  accepts: bracketNameInCard.accepts.map(({ value }) => ({ value: { parameters: { card: value } } })),
  rejects: bracketNameInCard.rejects.flatMap(({ value }) => [
    { value },
    { value: { parameters: value } },
    { value: { parameters: { card: value } } },
  ]),
  check(payload) {
    const parameters = objectAt(payload, 'parameters');
    return [
      ...findBracketNames(payload),
      ...below(['parameters'], parameters),
      ...below(['parameters', 'card'], objectAt(parameters, 'card')),
    ];
  },
};

const objectAt = (object: Payload, name: string): Payload => (isObject(object[name]) ? object[name] : {});

const below = (path: string[], object: Payload): Found[] =>
  findBracketNames(object).map((found) => ({ ...found, path: [...path, ...found.path] }));
