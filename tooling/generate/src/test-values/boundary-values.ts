import type { Field } from '@pg/rule-kit/internal';
import { type TypeCodePart, UNBOUNDED } from '@pg/type-codes';
import { boundaryStrings } from './format-examples.ts';

/** Values at the limits of a field, just beyond them, and of other types: valid and invalid ones. */
export const boundaryValues = (spec: Field): readonly unknown[] => [
  ...new Set([...valuesAtLimits(spec), ...OTHER_TYPES]),
];

const OTHER_TYPES: readonly unknown[] = ['', null, true, 12, [], {}];

/** The length to test where there is no maximum. */
const LONG = 300;

function valuesAtLimits(spec: Field): readonly unknown[] {
  switch (spec.kind) {
    case 'values':
      return [
        ...spec.values,
        ...spec.values.map(swapCase),
        'other',
        ...(spec.row?.[3]?.conflict ? [spec.row[3].conflict.value] : []),
      ];
    case 'format':
      return spec.format ? boundaryStrings(spec.format) : [];
    case 'boolean':
      return [true, false, 'true', 0];
    case 'AN':
      return stringsAtLimits(spec);
    case 'A':
    case 'N':
    case 'parts':
      return spec.parts.flatMap(partAtLimits);
    default:
      return [];
  }
}

const swapCase = (string: string): string =>
  string === string.toUpperCase() ? string.toLowerCase() : string.toUpperCase();

const EMOJI = '\u{1F6D2}';

function stringsAtLimits({ max, knownValues = [] }: Field): string[] {
  const lengths = lengthsAround(max);
  const emoji = lengths.slice(1).map((length) => EMOJI.repeat(length));
  return [...knownValues, ...knownValues.map(swapCase), ...lengths.map(letters), ...emoji, 'a\nb', 'é ', '0'];
}

const letters = (length: number): string => 'a'.repeat(length);

function partAtLimits({ kind, max, decimals }: TypeCodePart): readonly unknown[] {
  if (kind !== 'N') return [...lengthsAround(max).map(letters), 'a1', 'é', 'Z', 'a '];
  return decimals === undefined ? integersAtLimits(max) : decimalsAtLimits(max, decimals);
}

function lengthsAround(max: number): number[] {
  const longest = max === UNBOUNDED ? LONG : max;
  return [longest - 1, longest, longest + 1];
}

/** Numbers with and without a decimal point, as strings and as JSON numbers. */
function integersAtLimits(max: number): readonly unknown[] {
  const strings = lengthsAround(max).flatMap((length) => [
    '9'.repeat(length),
    `${'9'.repeat(Math.max(length - 3, 1))}.25`,
  ]);
  return [...strings, ...exactNumbers(strings), ...ODD_NUMBERS];
}

function decimalsAtLimits(digits: number, decimals: number): readonly unknown[] {
  const strings = [digits - 1, digits, digits + 1].flatMap((whole) =>
    [decimals - 1, decimals, decimals + 1].map((fraction) => `${'9'.repeat(whole)}.${'5'.repeat(fraction)}`),
  );
  return [
    ...strings,
    ...strings.map((string) => string.replace(/\..*/, '')),
    '19.99',
    ...exactNumbers([...strings, '19.99']),
    ...ODD_NUMBERS,
  ];
}

/** A JSON number with more than 15 digits loses precision. */
const exactNumbers = (strings: readonly string[]): number[] =>
  strings.filter((string) => string.length <= 15).map(Number);

const ODD_NUMBERS: readonly unknown[] = [
  ...'1,5|-1|+1|1e2|1.|.5|1 |1.2.3|٣|x'.split('|'),
  -1,
  0,
  -0.5,
  1.5,
  1e21,
  1e-7,
];
