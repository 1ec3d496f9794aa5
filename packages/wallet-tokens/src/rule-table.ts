import type { Mistake, Payload, PlacedMistake, RuleDocs } from '@pg/rule-kit';

/** What a rule requires, values that it accepts, and values that it rejects. */
type DocsRow = readonly [summary: string, accepts?: readonly unknown[], rejects?: readonly unknown[]];

/** Makes the docs of rules by their ids. They are in a constant of their own, so that bundlers can remove them. */
// @__NO_SIDE_EFFECTS__
export const docsTable = (rows: Readonly<Record<string, DocsRow>>): Readonly<Record<string, RuleDocs>> =>
  Object.fromEntries(
    Object.entries(rows).map(([id, [summary, accepts = [], rejects = []]]) => [
      id,
      { summary, accepts: accepts.map(toExample), rejects: rejects.map(toExample) },
    ]),
  );

const toExample = (value: unknown): RuleDocs['accepts'][number] => ({ value });

/** Checks a payload for one rule. */
export type Check = (payload: Payload) => PlacedMistake[];

export type FindMistake = (value: unknown) => Pick<Mistake, 'code' | 'params'> | undefined;

/** Makes the check of one field. `findMistake` gets `undefined` if the field is missing. */
// @__NO_SIDE_EFFECTS__
export const checkField =
  (name: string, findMistake: FindMistake): Check =>
  (payload) => {
    const mistake = findMistake(payload[name]);
    return mistake === undefined ? [] : [{ path: [name], ...mistake }];
  };
