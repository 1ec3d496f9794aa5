import type { FieldSpec } from '@pg/rule-kit';
import { type TypeCodePart, UNBOUNDED } from '@pg/type-codes';
import { formsNear } from './forms.ts';

/** Values at the bounds of a spec and just beyond, and values of other types: some it takes, some not. */
export const boundValues = (spec: FieldSpec): readonly unknown[] => [...new Set([...ownBounds(spec), ...OTHER_TYPES])];

const OTHER_TYPES: readonly unknown[] = ['', null, true, 12, [], {}];

/** Of a list that has no end: long enough to be sure. */
const LONG = 300;

function ownBounds(spec: FieldSpec): readonly unknown[] {
  switch (spec.kind) {
    case 'values':
      return [
        ...spec.values,
        ...spec.values.map(swapCase),
        'other',
        ...(spec.row?.[3]?.conflict ? [spec.row[3].conflict.value] : []),
      ];
    case 'format':
      return spec.format ? formsNear(spec.format) : [];
    case 'boolean':
      return [true, false, 'true', 0];
    case 'AN':
      return textBounds(spec);
    case 'A':
    case 'N':
    case 'parts':
      return spec.parts.flatMap(partBounds);
    default:
      return [];
  }
}

const swapCase = (text: string): string => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase());

const ASTRAL = '\u{1F6D2}';

function textBounds({ max, given = [] }: FieldSpec): string[] {
  const longest = max === UNBOUNDED ? LONG : max;
  const atBounds = [longest - 1, longest, longest + 1].map((length) => 'a'.repeat(length));
  const astral = [longest, longest + 1].map((length) => ASTRAL.repeat(length));
  return [...given, ...given.map(swapCase), ...atBounds, ...astral, 'a\nb', 'é ', '0'];
}

function partBounds(part: TypeCodePart): readonly unknown[] {
  if (part.kind !== 'N') return [...lengthsAround(part).map((length) => 'a'.repeat(length)), 'a1', 'é', 'Z', 'a '];
  return part.decimals === undefined ? lengthBounds(part) : decimalBounds(part.max, part.decimals);
}

const lengthsAround = ({ max }: TypeCodePart): number[] => {
  const longest = max === UNBOUNDED ? LONG : max;
  return [longest - 1, longest, longest + 1];
};

/** A number, in digits and as a JSON number, at its greatest length with a point and without. */
function lengthBounds(part: TypeCodePart): readonly unknown[] {
  const texts = lengthsAround(part).flatMap((length) => [
    '9'.repeat(length),
    `${'9'.repeat(Math.max(length - 3, 1))}.25`,
  ]);
  return [...texts, ...numbersAmong(texts), ...ODD_NUMBERS];
}

function decimalBounds(digits: number, decimals: number): readonly unknown[] {
  const texts = [digits - 1, digits, digits + 1].flatMap((whole) =>
    [decimals - 1, decimals, decimals + 1].map((fraction) => `${'9'.repeat(whole)}.${'5'.repeat(fraction)}`),
  );
  return [
    ...texts,
    ...texts.map((text) => text.replace(/\..*/, '')),
    '19.99',
    ...numbersAmong([...texts, '19.99']),
    ...ODD_NUMBERS,
  ];
}

/** Beyond 15 digits a JSON number is another one than was written. */
const numbersAmong = (texts: readonly string[]): number[] => texts.filter((text) => text.length <= 15).map(Number);

const ODD_NUMBERS: readonly unknown[] = [
  ...'1,5|-1|+1|1e2|1.|.5|1 |1.2.3|٣|x'.split('|'),
  -1,
  0,
  -0.5,
  1.5,
  1e21,
  1e-7,
];
