import {
  check,
  entriesFromList,
  type GenericSchema,
  notValues,
  optional,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot';
import type { DocumentNames, Names } from './names.ts';

/** The schema of the live service's names for the document's words. */
export function namesSchema<TWord extends string>({
  words,
  others,
}: DocumentNames<TWord>): GenericSchema<Names<TWord>> {
  const name = pipe(
    string(),
    regex(/^[A-Za-z0-9_-]{1,50}$/, 'must have 1 to 50 letters, digits, - and _, and nothing else'),
    notValues([...words], "must be the live service's name, but is a neutral name of the interface document"),
    notValues([...others], "must be the live service's name, but is another name of the interface document"),
  );
  const schema: GenericSchema = pipe(
    strictObject(entriesFromList(words, optional(name))),
    check((names) => {
      const given = Object.values(names).filter((each) => each !== undefined);
      return new Set(given).size === given.length;
    }, 'must have a different name for each word'),
  );
  return schema as GenericSchema<Names<TWord>>;
}
