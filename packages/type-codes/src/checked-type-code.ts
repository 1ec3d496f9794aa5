type Both<First extends boolean, Second extends boolean> = First extends true ? Second : false;

type AreDigits<T extends string> = T extends ''
  ? true
  : T extends `${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}${infer Rest}`
    ? AreDigits<Rest>
    : false;

type IsLength<T extends string> = T extends '' | `0${string}` ? false : AreDigits<T>;

type IsExactLength<First extends string, Second extends string> = First extends Second ? IsLength<First> : false;

type IsAlternative<T extends string> = T extends 'AN' | 'A' | 'N'
  ? true
  : T extends `AN${infer Length}`
    ? IsLength<Length>
    : T extends `N${infer Whole}.N${infer Decimals}`
      ? Both<IsLength<Whole>, IsLength<Decimals>>
      : T extends `A${infer First} [A-Za-z]${infer Second}`
        ? IsExactLength<First, Second>
        : T extends `N${infer First} [0-9]${infer Second}`
          ? IsExactLength<First, Second>
          : T extends `A${infer Length}` | `N${infer Length}`
            ? IsLength<Length>
            : false;

type IsTypeCode<T extends string> = T extends `${infer First} or ${infer Rest}`
  ? Both<IsAlternative<First>, IsTypeCode<Rest>>
  : IsAlternative<T>;

/**
 * `T` if it is a type code, otherwise an error sentence. A parameter of this type makes a mistyped code a compile error at
 * the argument. A plain `string` is accepted; `parseTypeCode` checks it at run time.
 */
export type CheckedTypeCode<T extends string> = string extends T
  ? T
  : IsTypeCode<T> extends true
    ? T
    : `"${T}" is not a type code: AN, A or N with a length (AN255), N10.N2, A2 [A-Za-z]2, N3 [0-9]3, or two of them with " or "`;

/** The values of a type code: strings, and for a code with an `N` alternative JSON numbers too. */
export type TypeCodeValue<T extends string> = string extends T
  ? string | number
  : T extends `${infer First} or ${infer Rest}`
    ? TypeCodeValue<First> | TypeCodeValue<Rest>
    : T extends `N${string}`
      ? string | number
      : string;

/** Strings that look like one alternative of a type code. */
export type TypeCodePartPattern =
  | 'AN'
  | 'A'
  | 'N'
  | `AN${bigint}`
  | `A${bigint}`
  | `N${bigint}`
  | `N${bigint}.N${bigint}`
  | `A${bigint} [A-Za-z]${bigint}`
  | `N${bigint} [0-9]${bigint}`;

/**
 * Strings that look like a type code, for completion in editors. Some are not type codes (`AN0`, `A2 [A-Za-z]3`):
 * `CheckedTypeCode` and `parseTypeCode` reject those.
 */
export type TypeCodePattern = TypeCodePartPattern | `${TypeCodePartPattern} or ${TypeCodePartPattern}`;
