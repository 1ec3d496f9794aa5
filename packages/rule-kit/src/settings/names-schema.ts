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

/**
 * The live service's names for the document's neutral ones.
 *
 * @param neutral The neutral names.
 * @param others The document's other methods and brands. They can't be names of wallets.
 */
export function namesSchema<TNeutral extends string>(
  neutral: readonly TNeutral[],
  others: readonly string[],
): GenericSchema<{ readonly [TName in TNeutral]?: string }> {
  const name = pipe(
    string(),
    regex(/^[A-Za-z0-9_-]{1,50}$/, 'must have 1 to 50 letters, digits, - and _, and nothing else'),
    notValues([...neutral], 'must be the live service’s name, but is a neutral name of the interface document'),
    notValues([...others], 'must be a name for this wallet, but is another method or brand'),
  );
  const schema: GenericSchema = pipe(
    strictObject(entriesFromList(neutral, optional(name))),
    check((names) => {
      const given = Object.values(names).filter((each) => each !== undefined);
      return new Set(given).size === given.length;
    }, 'must have a different name for each wallet'),
  );
  return schema as GenericSchema<{ readonly [TName in TNeutral]?: string }>;
}
