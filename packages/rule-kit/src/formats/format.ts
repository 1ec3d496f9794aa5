import type { Message, Messages, Params } from '@pg/type-codes';
import type { Basis, Fix, RuleMeta } from '../findings/finding.ts';

export interface Format {
  /** The `requirement` of valibot's issues: `date`, `url`. */
  readonly name: string;
  /** A string of this format in words. */
  readonly expects: string;
  /** A pattern that all its strings match. None of them has control characters. */
  readonly pattern?: string;
  /** More keywords of its JSON Schema. They replace `pattern`. */
  readonly jsonSchema?: {
    readonly maxLength?: number;
    readonly pattern?: string;
    readonly not?: { readonly pattern: string };
  };
  /** For strings of digits only: the number of digits. */
  readonly digits?: { readonly min: number; readonly max: number };
  /** Whether it is a decimal amount, which people often send as a number. */
  readonly isAmount?: true;
  /** Why a string does not match; `undefined` if it matches. */
  readonly findFailure: (text: string) => FormatFailure | undefined;
}

/** Why a string does not match a format. */
export interface FormatFailure {
  readonly code: string;
  readonly params?: Params;
  /** The catalog that contains the code. */
  readonly messages: Messages;
  /** The basis of this mistake; by default the rule's. */
  readonly basis?: Basis;
  /** The rule of this mistake; by default `string-format`. */
  readonly rule?: RuleMeta;
  readonly fix?: Fix;
  /** The part of the string that is wrong: UTF-16 offsets, the end exclusive. */
  readonly part?: { readonly start: number; readonly end: number };
}

/** Makes a function that describes a failure by its code in a catalog. */
// @__NO_SIDE_EFFECTS__
export const failureOf =
  <TCode extends string>(messages: Readonly<Record<TCode, Message>>) =>
  (code: TCode, params: Params = {}): FormatFailure => ({ code, params, messages });
