import type { RuleDefinition } from '@eslint/core';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { FormSourceCode } from '../src/form-language/form-source-code.ts';
import { parseForm } from '../src/form-language/parse-form.ts';
import type { FormNode } from '../src/index.ts';
import plugin from '../src/index.ts';

const textsOf = (text: string): string[] => {
  const sourceCode = new FormSourceCode({ text, ast: parseForm(text), hasBOM: false });
  return [...sourceCode.traverse()].flatMap(({ target, phase }) =>
    phase === 1 && isNode(target) ? [`${target.type} ${JSON.stringify(sourceCode.getText(target))}`] : [],
  );
};

const isNode = (target: object): target is FormNode => 'type' in target && 'range' in target;

test.each([
  [
    'a=1&b%5Bc%5D=%F0%9F%98%80+x\n',
    'Form "a=1&b%5Bc%5D=%F0%9F%98%80+x\\n"',
    'Entry "a=1"',
    'EntryName "a"',
    'EntryValue "1"',
    'Entry "b%5Bc%5D=%F0%9F%98%80+x"',
    'EntryName "b%5Bc%5D"',
    'EntryValue "%F0%9F%98%80+x"',
  ],
  ['a&&=', 'Form "a&&="', 'Entry "a"', 'EntryName "a"', 'EntryValue ""', 'Entry "="', 'EntryName ""', 'EntryValue ""'],
  ['', 'Form ""'],
])('%j', (text, ...nodes) => {
  expect(textsOf(text)).toEqual(nodes);
});

test('names and values are decoded, and placed as editors count', () => {
  const { entries } = parseForm('a=1&\r\nb%5Bc%5D=%F0%9F%98%80+x');
  expect(entries.map(({ name, value }) => [name.value, value.value])).toEqual([
    ['a', '1'],
    ['b[c]', '😀 x'],
  ]);
  expect(entries[1]?.value.loc).toEqual({ start: { line: 2, column: 10 }, end: { line: 2, column: 24 } });
});

test('its lines end as editors have them', () => {
  const text = 'a=1&\r\nb=2&\rc=3\n';
  expect(new FormSourceCode({ text, ast: parseForm(text), hasBOM: false }).lines).toEqual(['a=1&', 'b=2&', 'c=3', '']);
});

test('every node knows what it stands in', () => {
  const ast = parseForm('a=1');
  const sourceCode = new FormSourceCode({ text: 'a=1', ast, hasBOM: false });
  const [entry] = ast.entries;
  expect(entry && sourceCode.getParent(entry.name)).toBe(entry);
  expect(entry && sourceCode.getAncestors(entry.value)).toEqual([ast, entry]);
  expect(sourceCode.getParent(ast)).toBeUndefined();
});

test('rules of others see its nodes, by selectors too', () => {
  const noEmpty: RuleDefinition = {
    create: ({ report }) => ({
      'Entry:has(> EntryValue[value=""]):exit': (node, { type }) => report({ node, message: `empty in ${type}` }),
    }),
  };
  const config: Linter.Config[] = [
    {
      files: ['**/*.form'],
      plugins: { pg: plugin, own: { rules: { 'no-empty': noEmpty } } },
      language: 'pg/form',
      rules: { 'own/no-empty': 'error' },
    },
  ];
  const places = new Linter()
    .verify('a=1&b=&c', config, { filename: 'a.form' })
    .map(({ line, column, message }) => [line, column, message]);
  expect(places).toEqual([
    [1, 5, 'empty in Form'],
    [1, 8, 'empty in Form'],
  ]);
});

test('it has no options', () => {
  const config: Linter.Config[] = [
    { files: ['**/*.form'], plugins: { pg: plugin }, language: 'pg/form', languageOptions: { charset: 'latin1' } },
  ];
  expect(() => new Linter().verify('a=1', config, { filename: 'a.form' })).toThrow('no option "charset"');
});
