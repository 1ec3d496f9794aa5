// The cursor in unfinished YAML is tested alone: what it finds depends on each space.

import { expect, test } from 'vitest';
import { completionsFor } from '../src/editor/editor.ts';
import { examplesAt } from '../src/editor/examples.ts';
import { yamlCursorAt } from '../src/editor/yaml-cursor.ts';

/** The completions at `|`. */
function at(marked: string, kind?: string) {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const cursor = yamlCursorAt(text, offset, { kind });
  return { text, cursor, found: cursor?.isLikely ? completionsFor(text, cursor) : undefined };
}

const labelsAt = (marked: string, kind?: string): readonly string[] =>
  at(marked, kind).found?.items.map(({ label }) => label) ?? [];

const SESSION = 'merchant_key: k\noperation: purchase\nsuccess_url: https://shop.example\n';

test.each([
  [`${SESSION}|`, ['methods', 'parameters', 'order']],
  [`${SESSION}ord|`, ['methods', 'parameters', 'order']],
  [`${SESSION}order:\n  |`, ['number', 'amount', 'currency']],
  [`${SESSION}order:\n  number: "1"\n  am|\nhash: x`, ['amount', 'currency', 'description']],
  [`${SESSION}order: {number: "1", |}`, ['amount', 'currency', 'description']],
  [
    `${SESSION}parameters:\n  card:\n    cart:\n      items:\n        - name: Cup\n          |`,
    ['merchantItemId', 'quantity'],
  ],
  [`${SESSION}parameters:\n  card:\n    cart:\n      items:\n        - |`, ['name', 'merchantItemId']],
  [`${SESSION}methods:\n  - ca|`, ['card', 'wallet1', 'wallet2']],
  [`${SESSION}methods: [card, w|]`, ['card', 'wallet1', 'wallet2']],
  [`${SESSION}methods: [|]`, ['card', 'wallet1']],
  [`${SESSION}"ord|`, ['methods', 'parameters', 'order']],
  [`merchant_key: k\nsuccess_url: u\nmethods: [card]\noperation: |`, ['purchase']],
  [
    `requests:\n  - body:\n      merchant_key: k\n      success_url: u\n      methods: [card]\n      |`,
    ['operation', 'parameters'],
  ],
])('at %s', (marked, first) => {
  expect(labelsAt(marked).slice(0, first.length)).toEqual(first);
});

test.each([
  'name: Cup\n|',
  '|',
  'services:\n  web:\n    |',
  'a: &a [*a, |',
  '? [a\n|',
  '{{ x }}|',
  '- - - |',
  `${'['.repeat(500)}|`,
])('there is no completion in %s', (marked) => {
  expect(labelsAt(marked)).toEqual([]);
});

test('a given kind completes an empty file', () => {
  expect(labelsAt('|', 'card-params').slice(0, 2)).toEqual(['bnrg_installm_def', 'bnrg_installm_months']);
});

test.each([
  [`${SESSION}ord|`, 'order', `${SESSION}order:\n  |`],
  [`${SESSION}meth|`, 'methods', `${SESSION}methods:\n  - |`],
  [`${SESSION}order:\n  |`, 'amount', `${SESSION}order:\n  amount: "|"`],
  [`${SESSION}order: {|}`, 'amount', `${SESSION}order: {amount: |}`],
  [`${SESSION}|order: {}`, 'methods', `${SESSION}methods|: {}`],
  [
    'merchant_key: k\nsuccess_url: u\nmethods: [card]\n|',
    'operation',
    'merchant_key: k\nsuccess_url: u\nmethods: [card]\noperation: |',
  ],
  [
    `${SESSION}parameters:\n  card:\n    bnrg_installm_plan: |`,
    '03',
    `${SESSION}parameters:\n  card:\n    bnrg_installm_plan: "03"|`,
  ],
])('%s with %s becomes %s', (marked, label, expected) => {
  const { text, found } = at(marked);
  const { insert = '', cursor = 0 } = found?.items.find((item) => item.label === label) ?? {};
  const { start, end } = found?.span ?? { start: 0, end: 0 };
  expect(`${text.slice(0, start)}${insert.slice(0, cursor)}|${insert.slice(cursor)}${text.slice(end)}`).toBe(expected);
});

test('an example is indented', () => {
  const { text, cursor } = at(`${SESSION}parameters:\n  card:\n    |`);
  const [, , set3] = cursor ? examplesAt(text, cursor) : [];
  expect([set3?.label, set3?.insert.split(':')[0]]).toEqual(['Card parameters: Set 3', 'descriptor']);
  const [set1] = cursor ? examplesAt(text, cursor) : [];
  expect(set1?.insert).toMatch(/^bnrg_installm_def: "\d\d"\n {4}bnrg_installm_months: "\d\d"\n {4}bnrg/);
  expect(set1?.values.map(({ start, end }) => set1.insert.slice(start, end))).toHaveLength(3);
});
