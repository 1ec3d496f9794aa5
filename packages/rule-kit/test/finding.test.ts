import { expect, test } from 'vitest';
import {
  type CustomMessages,
  type Finding,
  formatPath,
  InvalidRequestError,
  type Messages,
  type Path,
  type Severity,
} from '../src/index.ts';
import { showName, toFinding } from '../src/internal.ts';

test.each<[string, Path]>([
  ['', []],
  ['a.b', ['a', 'b']],
  ['items[0].name', ['items', 0, 'name']],
  ['[0][1].a', [0, 1, 'a']],
  ['parameters[card]', ['parameters[card]']],
  ['a[b][c].d', ['a[b][c]', 'd']],
  ['a-1_b', ['a-1_b']],
  ['a.<a field name of 9 characters>', ['a', 'two words']],
  ['<a field name of 9 characters>', ['<a field name of 9 characters>']],
  ['[""]', ['']],
  ['["a.b"]', ['a.b']],
  ['["a[b]c"]', ['a[b]c']],
  ['["a "]', ['a ']],
])('formatPath returns %s for %j', (formatted, path) => {
  expect(formatPath(path)).toBe(formatted);
});

const rule = { id: 'a', basis: 'stated', section: '1' } as const;
const wording = { catalogs: [undefined, { code: '{field} {must} be {max}' }], whole: 'the body', show: showName };

test.each<[Path, string]>([
  [[], 'the body'],
  [['a', 'b'], 'a.b'],
  [['items', 0, 1], 'items[0][1]'],
  [[0, 1], '[0][1]'],
  [['a[b]', 'c'], 'a[b].c'],
])('the message of a finding at %j starts with %s', (path, field) => {
  expect(toFinding({ rule, path, code: 'code', params: { max: 1 } }, wording)).toEqual({
    rule: 'a',
    code: 'code',
    params: { max: 1 },
    severity: 'error',
    basis: 'stated',
    path,
    section: '1',
    message: `${field} must be 1`,
    wording: { field, must: 'must', template: '{field} {must} be {max}' },
  });
});

test.each<[Severity, string]>([
  ['error', 'must'],
  ['warning', 'should'],
  ['info', 'should'],
])('in a finding of the severity %s, {must} is %s', (severity, must) => {
  const found = toFinding({ rule, path: ['a'], code: 'code', params: { max: 1 }, severity }, wording);
  expect(found.message).toBe(`a ${must} be 1`);
});

test.each<[custom: CustomMessages | undefined, own: Messages | undefined, message: string]>([
  [undefined, undefined, 'a must be 1'],
  [undefined, { code: 'own {max}' }, 'own 1'],
  [{ code: 'custom {max}' }, { code: 'own {max}' }, 'custom 1'],
  [{ other: 'custom {max}' }, { code: 'own {max}' }, 'own 1'],
  [{ code: ({ max }, field) => `${field}: ${max}` }, undefined, 'a: 1'],
])('custom messages come first, then those of the violation: %#', (custom, messages, message) => {
  const catalogs = [custom, ...wording.catalogs];
  const violation = { rule, path: ['a'], code: 'code', params: { max: 1 }, messages };
  expect(toFinding(violation, { ...wording, catalogs }).message).toBe(message);
});

const finding = (severity: Severity, name: string): Finding =>
  toFinding({ rule, path: ['order', name], code: 'code', params: { max: 1 }, severity }, wording);
const errors = (count: number): Finding[] => Array.from({ length: count }, (_, i) => finding('error', `f${i + 1}`));

test.each<[Finding[], string]>([
  [errors(1), 'an error:\n- order.f1 must be 1 (1)'],
  [
    [toFinding({ rule, path: ['card', 'items', 0, 'price'], code: 'code', params: { max: 1 } }, wording)],
    'an error:\n- card.items[0].price must be 1 (1)',
  ],
  [
    [finding('warning', 'w'), ...errors(2), finding('info', 'i')],
    '2 errors:\n- order.f1 must be 1 (1)\n- order.f2 must be 1 (1)',
  ],
  [errors(3), expect.stringMatching(/3 errors:(?:\n- .*){3}$/)],
  [errors(4), expect.stringMatching(/4 errors:(?:\n- .*){3}\nand 1 more error$/)],
  [errors(10), expect.stringMatching(/10 errors:(?:\n- .*){3}\nand 7 more errors$/)],
])('the message of an InvalidRequestError lists at most three errors: %#', (findings, message) => {
  const error = new InvalidRequestError({ name: 'sale-form', request: 'sale' }, findings);
  expect(error.message.replace('The sale has ', '')).toEqual(message);
  expect(error.findings).toBe(findings);
  expect([error.name, error.kind]).toEqual(['InvalidRequestError', 'sale-form']);
});
