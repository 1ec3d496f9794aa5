import { expect, test } from 'vitest';
import { parseTypeCode, TypeCodeSyntaxError } from './parse-type-code.ts';
import { UNBOUNDED } from './type-code.ts';

const any = { min: 0, max: UNBOUNDED, decimals: undefined };

test.each([
  ['AN', [{ ...any, kind: 'AN' }]],
  ['AN255', [{ ...any, kind: 'AN', max: 255 }]],
  ['AN1', [{ ...any, kind: 'AN', max: 1 }]],
  ['A1', [{ ...any, kind: 'A', max: 1 }]],
  ['N1', [{ ...any, kind: 'N', max: 1 }]],
  ['N1.N1', [{ kind: 'N', min: 1, max: 1, decimals: 1 }]],
  ['A3', [{ ...any, kind: 'A', max: 3 }]],
  ['N', [{ ...any, kind: 'N' }]],
  ['N13', [{ ...any, kind: 'N', max: 13 }]],
  ['N10.N2', [{ kind: 'N', min: 1, max: 10, decimals: 2 }]],
  ['A2 [A-Za-z]2', [{ ...any, kind: 'A', min: 2, max: 2 }]],
  ['N3 [0-9]3', [{ ...any, kind: 'N', min: 3, max: 3 }]],
  [
    'A2 [A-Za-z]2 or N3 [0-9]3',
    [
      { ...any, kind: 'A', min: 2, max: 2 },
      { ...any, kind: 'N', min: 3, max: 3 },
    ],
  ],
])('%s is read', (code, alternatives) => {
  expect(parseTypeCode(code)).toEqual({ code, alternatives });
});

test.each([
  ['', '"": expected AN, A or N at character 1'],
  ['AM100', '"AM100": expected AN, A or N at character 1'],
  ['an255', '"an255": expected AN, A or N at character 1'],
  ['AN0', '"AN0": expected a length (digits, the first not 0) at character 3'],
  ['A0', '"A0": expected a length (digits, the first not 0) at character 2'],
  ['N0', '"N0": expected a length (digits, the first not 0) at character 2'],
  ['N1.N0', '"N1.N0": expected a length (digits, the first not 0) at character 5'],
  ['N0 [0-9]0', '"N0 [0-9]0": expected a length (digits, the first not 0) at character 2'],
  ['AN-5', '"AN-5": expected a length (digits, the first not 0) at character 3'],
  ['N10.2', '"N10.2": expected N at character 5'],
  ['N10.N', '"N10.N": expected a length (digits, the first not 0) at character 6'],
  ['N10.N20x', '"N10.N20x": expected " or " or the end at character 8'],
  ['AN10.N2', '"AN10.N2": expected " or " or the end at character 5'],
  ['AN255x', '"AN255x": expected " or " or the end at character 6'],
  ['AN255 ', '"AN255 ": expected " or " or the end at character 6'],
  ['A2 [0-9]2', '"A2 [0-9]2": expected " or " or the end at character 3'],
  ['N3 [0-9]3x', '"N3 [0-9]3x": expected " or " or the end at character 10'],
  ['N3 [0-9]', '"N3 [0-9]": expected a length (digits, the first not 0) at character 9'],
  ['A2 [A-Za-z]3', '"A2 [A-Za-z]3": expected 2, as before the brackets, at character 12'],
  ['A2 or AM3', '"A2 or AM3": expected AN, A or N at character 7'],
  ['A2 or ', '"A2 or ": expected AN, A or N at character 7'],
])('%j is refused where it goes wrong', (code, message) => {
  expect(() => parseTypeCode(code)).toThrow(new TypeCodeSyntaxError(code, 0, '').constructor as typeof Error);
  expect(() => parseTypeCode(code)).toThrow(message);
});
