import { WALLETS, type WalletName } from './brands.ts';

/** The names that a live service uses instead of the neutral ones: `{ wallet1: 'applepay' }`. */
export type Names = { readonly [TWord in WalletName]?: string };

/** The names of the document itself. */
export type NoNames = Record<never, never>;

/** A method or brand as the live service calls it. */
export type LiveName<TName, TNames extends Names> = TName extends keyof TNames ? Extract<TNames[TName], string> : TName;

/** A type whose fields `TField` have methods or brands, with the live service's names: as values, in arrays, or as field names. */
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

/** A field of a profile with the document's name: `parameters.wallet1` for `parameters.applepay`. */
export function toNeutralField(field: string, names: Names): string {
  const [first, name, ...rest] = field.split('.');
  const word = WALLETS.find((each) => name !== undefined && names[each] === name);
  return first === 'parameters' && word !== undefined ? [first, word, ...rest].join('.') : field;
}
