import { expect, test } from 'vitest';
import { formatPath, type Path, toFinding } from '../src/index.ts';

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
  ['["\\u2028\\u202e"]', ['\u2028\u202e']],
])('%s', (formatted, path) => {
  expect(formatPath(path)).toBe(formatted);
});

test.each<[Path, string]>([
  [[], 'this, that'],
  [['a', 'b'], 'b: this, that'],
  [['items', 0, 1], 'items[0][1]: this, that'],
  [[0, 1], '[0][1]: this, that'],
])('the message of a finding at %j', (path, message) => {
  const rule = { id: 'a', basis: 'stated', section: '1' } as const;
  expect(toFinding(rule, { path, found: 'this', allowed: 'that' }).message).toBe(message);
});
