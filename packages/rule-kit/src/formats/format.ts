import { findMistake } from '@pg/type-codes';
import type { Mistake } from '../findings/finding.ts';
import type { Message, Params } from '../words/messages.ts';
import { typeCodeMessages } from '../words/type-code-messages.ts';

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
    readonly not?: { readonly type: 'string'; readonly pattern: string };
  };
  /** Why a string does not match; `undefined` if it matches. */
  readonly findMistake: (text: string, beside?: unknown) => Mistake | undefined;
  /** The same string in this format; any string if there is none. */
  readonly rewrite?: (text: string) => string;
}

/** Makes a function that describes a mistake by its code in a catalog. */
// @__NO_SIDE_EFFECTS__
export const mistakeOf =
  <TCode extends string>(messages: Readonly<Record<TCode, Message>>) =>
  (code: TCode, params: Params = {}): Mistake => ({ code, params, messages });

/** Makes a function that finds the mistake of a string that is not of a type code. */
// @__NO_SIDE_EFFECTS__
export const mistakeIn =
  (kind: 'A' | 'N', min: number, max: number) =>
  (text: string): Mistake | undefined => {
    const mistake = findMistake({ code: '', alternatives: [{ kind, min, max, decimals: undefined }] }, text);
    return mistake && { messages: typeCodeMessages, ...mistake };
  };
