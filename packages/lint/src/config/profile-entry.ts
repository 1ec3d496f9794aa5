import { check, ProfileError, type Resource } from '@pg/rule-kit';
import { resources } from '../kinds.ts';

/** Whether a table has the entry that a profile requires, by its name as the tables write it. */
export const isEntry = (entry: string): boolean => mistakesOf(entry).includes(undefined);

/** What is wrong with the name of an entry that no table has. */
export const describeEntryMistake = (entry: string): string => mistakesOf(entry)[0] ?? 'no entry of the document';

/** What each kind of payload that could hold the entry has against it. */
function mistakesOf(entry: string): (string | undefined)[] {
  const holders = resources.filter(({ at }) => at === '' || entry.startsWith(`${at}.`));
  return holders.map((resource) => mistakeIn(resource, entry));
}

function mistakeIn(resource: Resource, entry: string): string | undefined {
  try {
    check(resource, {}, { profile: { require: [entry] } });
    return undefined;
  } catch (error) {
    if (error instanceof ProfileError) return error.message.replace(/^profile: /, '');
    throw error;
  }
}
