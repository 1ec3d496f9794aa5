// Checked by `tsc` in the `types` task: each line after `@ts-expect-error` must be an error.
import { type Row, table, url } from '../src/index.ts';

const { rows } = table('1 Test', '', {
  atLeast: ['AN1', 'optional', ''],
  decimals: ['N1.N1', 'optional', ''],
  exact: ['A1 [A-Za-z]1 or N1 [0-9]1', 'optional', ''],
  words: ['string, at most 20 characters', 'optional', ''],
  url: ['string (URL)', 'optional', '', { format: url }],
  listed: ['one of', 'optional', '', { values: ['a'] }],
});
rows.atLeast[0] satisfies 'AN1';

export const computed = (row: Row): object => table('1 Test', '', { row });

table('1 Test', '', {
  // @ts-expect-error no class AM
  row: ['AM1', 'optional', ''],
});
table('1 Test', '', {
  // @ts-expect-error a length is 1 or more
  text: ['AN0', 'optional', ''],
  // @ts-expect-error
  letters: ['A0', 'optional', ''],
  // @ts-expect-error
  number: ['N0', 'optional', ''],
  // @ts-expect-error
  decimals: ['N1.N0', 'optional', ''],
  // @ts-expect-error
  exact: ['N0 [0-9]0', 'optional', ''],
  // @ts-expect-error
  either: ['A2 or N0', 'optional', ''],
  // @ts-expect-error no sign
  sign: ['AN-5', 'optional', ''],
  // @ts-expect-error both lengths of an exact form are the same
  lengths: ['A2 [A-Za-z]3', 'optional', ''],
});

table('1 Test', '', {
  // @ts-expect-error a URL needs a format
  url: ['string (URL)', 'optional', ''],
  // @ts-expect-error
  valid: ['valid URL', 'optional', '', { secret: true }],
  // @ts-expect-error a list needs its values
  listed: ['one of', 'optional', '', { knownValues: ['a'] }],
});
