import type { Cell } from '@pg/rule-kit';
import type { JsonSchema } from './json-schema.ts';

/**
 * What each of several alternatives requires of an object that belongs to it.
 *
 * An object belongs to the alternative that most of its entries are of. JSON Schema can't count the entries of one kind,
 * so that only an object with entries of one alternative alone is known to belong to it: of a mixed one the schema
 * requires nothing.
 */
export const alternativeDemands = (alternatives: readonly Cell[]): JsonSchema[] =>
  alternatives
    .filter(({ demands }) => demands.length > 0)
    .map((own) => ({
      if: { anyOf: namesOf(own).map((name) => ({ required: [name] })), propertyNames: noneOf(alternatives, own) },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: own.demands },
    }));

const namesOf = ({ cells }: Cell): string[] => Object.keys(cells);

const noneOf = (alternatives: readonly Cell[], own: Cell): JsonSchema => ({
  not: { enum: alternatives.filter((each) => each !== own).flatMap(namesOf) },
});
