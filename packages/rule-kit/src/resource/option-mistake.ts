import { isObject } from '../match/matches.ts';
import { nearestName } from '../report/nearest-name.ts';

/** What an option must be: the test, and its words. */
export type OptionSpec = readonly [isValid: (value: unknown) => boolean, words: string];

/** What is wrong with options, which a caller without types may get wrong; `undefined` if nothing is. It shows no value. */
export function findOptionMistake(specs: Readonly<Record<string, OptionSpec>>, given: unknown): string | undefined {
  if (!isObject(given)) return 'the options must be an object';
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (spec === undefined) {
      const near = nearestName(name, Object.keys(specs));
      return `"${name}" is not an option${near ? `; did you mean "${near.name}"?` : ''}`;
    }
    const [isValid, words] = spec;
    if (!isValid(value)) return `"${name}" must be ${words}`;
  }
  return undefined;
}
