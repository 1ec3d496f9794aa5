import { expect, test } from 'vitest';
import { formatPath, type Path } from '../src/index.ts';

test.each<[string, Path]>([
  ['', []],
  ['a.b', ['a', 'b']],
  ['items[0].name', ['items', 0, 'name']],
  ['[0][1].a', [0, 1, 'a']],
  ['parameters[card]', ['parameters[card]']],
  ['a[b][c].d', ['a[b][c]', 'd']],
  ['$a-1_b', ['$a-1_b']],
  ['a["two words"]', ['a', 'two words']],
  ['[""]', ['']],
  ['["a.b"]', ['a.b']],
  ['["a[b]c"]', ['a[b]c']],
  ['["é"]', ['é']],
  ['["\\u001b\\u009b\\""]', ['\u001b\u009b"']],
])('%s', (formatted, path) => {
  expect(formatPath(path)).toBe(formatted);
});
