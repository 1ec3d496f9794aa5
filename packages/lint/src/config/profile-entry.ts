import { findEntryMistake } from '@pg/rule-kit';
import { resources } from '../core/kinds.ts';

/** Whether a table has the entry that a profile requires, by its name as the tables write it. */
export const isEntry = (entry: string): boolean => mistakesOf(entry).includes(undefined);

/** What is wrong with the name of an entry that no table has: where one is near, which. */
export const describeEntryMistake = (entry: string): string =>
  mistakesOf(entry).find((mistake) => mistake?.includes('did you mean')) ?? `"${entry}" is no entry of the document`;

/** What each kind of request that could hold the entry has against it. */
const mistakesOf = (entry: string): (string | undefined)[] =>
  resources.filter(({ at }) => at !== undefined).map((resource) => findEntryMistake(resource, entry));
