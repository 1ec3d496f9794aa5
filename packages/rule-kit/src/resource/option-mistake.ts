import { isObject } from '../match/matches.ts';
import { nearestName } from '../report/nearest-name.ts';
import { quoteName } from '../words/field-name.ts';

/** The check of an option, and the valid values in words. */
export type OptionSpec = readonly [isValid: (value: unknown) => boolean, words: string];

/** The first mistake in options, for callers without TypeScript; `undefined` if there is none. It shows no value. */
export function findOptionMistake(specs: Readonly<Record<string, OptionSpec>>, given: unknown): string | undefined {
  if (!isObject(given)) return 'the options must be an object';
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (spec === undefined) {
      const near = nearestName(name, Object.keys(specs));
      return `${quoteName(name)} is not an option${near ? `; did you mean "${near.name}"?` : ''}`;
    }
    const [isValid, words] = spec;
    if (!isValid(value)) return `"${name}" must be ${words}`;
  }
  return undefined;
}
