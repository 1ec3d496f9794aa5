/** The names that a live service uses instead of the document's words: `{ carrier1: 'fast' }`. */
export type Names<TWord extends string = string> = { readonly [TName in TWord]?: string };

/** The names of the document itself. */
export type NoNames = Record<never, never>;

/** The document's words that a live service may have other names for. */
export interface DocumentNames<TWord extends string = string> {
  readonly words: readonly TWord[];
  /** The other values of the same fields: a live service calls them by these names. */
  readonly others: readonly string[];
}

/** The words of a kind of payload, and where it has them. */
export interface NamedFields<TField extends string = string> extends DocumentNames {
  /** Its fields that have them: as a value, as items of an array, or as names of fields. */
  readonly in: readonly TField[];
  /** The fields of a profile that have them, in the same ways. */
  readonly inProfile?: readonly string[];
}

/** A word as the live service calls it. If the names are literals, other strings are none. */
export type LiveName<TName, TNames extends Names> = TName extends keyof TNames
  ? Extract<TNames[TName], string>
  : string extends TName
    ? string extends TNames[keyof TNames]
      ? TName
      : never
    : TName;

/** A type whose fields `TField` have words, with the live service's names: as values, in arrays, or as field names. */
export type Live<T, TField extends PropertyKey, TNames extends Names> = [keyof TNames] extends [never]
  ? T
  : T extends unknown
    ? { [TName in keyof T]: TName extends TField ? LiveValue<T[TName], TNames> : T[TName] }
    : never;

type LiveValue<T, TNames extends Names> = T extends string | undefined
  ? LiveName<T, TNames>
  : T extends readonly (infer TItem)[]
    ? readonly LiveName<TItem, TNames>[]
    : { [TName in keyof T as LiveName<TName, TNames>]: T[TName] };

/** A field of a profile with the document's name: `options.carrier1` for `options.fast`. */
export function toDocumentField(field: string, { words, in: fields }: NamedFields, names: Names): string {
  const [first = '', name, ...rest] = field.split('.');
  const word = words.find((each) => name !== undefined && names[each] === name);
  return fields.includes(first) && word !== undefined ? [first, word, ...rest].join('.') : field;
}
