// ESLint shows neither the tree of a form nor its tokens.

import type { RuleDefinition } from '@eslint/core';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { FormSourceCode } from '../src/form-language/form-source-code.ts';
import { parseForm } from '../src/form-language/parse-form.ts';
import plugin from '../src/index.ts';

const verify = (text: string, config: Linter.Config): Linter.LintMessage[] =>
  new Linter().verify(text, [{ files: ['**/*.form'], language: 'pg/form', ...config }], { filename: 'a.form' });

test.each([
  [
    'a=1&b%5Bc%5D=%F0%9F%98%80+x\n',
    'Form "a=1&b%5Bc%5D=%F0%9F%98%80+x\\n"',
    'Field "a=1"',
    'FieldName "a"',
    'FieldValue "1"',
    'Field "b%5Bc%5D=%F0%9F%98%80+x"',
    'FieldName "b%5Bc%5D"',
    'FieldValue "%F0%9F%98%80+x"',
  ],
  ['a&&=', 'Form "a&&="', 'Field "a"', 'FieldName "a"', 'FieldValue ""', 'Field "="', 'FieldName ""', 'FieldValue ""'],
  ['', 'Form ""'],
])('the nodes of %j', (text, ...nodes) => {
  const seen: string[] = [];
  const spy: RuleDefinition = {
    create: ({ sourceCode }) => ({
      '*': (node) => {
        if (sourceCode instanceof FormSourceCode) seen.push(`${node.type} ${JSON.stringify(sourceCode.getText(node))}`);
      },
    }),
  };
  verify(text, { plugins: { pg: plugin, own: { rules: { spy } } }, rules: { 'own/spy': 'error' } });
  expect(seen).toEqual(nodes);
});

test('names and values are decoded, and their positions count UTF-16 units', () => {
  const { fields } = parseForm('a=1&\r\nb%5Bc%5D=%F0%9F%98%80+x');
  expect(fields.map(({ name, value }) => [name.value, value.value])).toEqual([
    ['a', '1'],
    ['b[c]', '😀 x'],
  ]);
  expect(fields[1]?.value.loc).toEqual({ start: { line: 2, column: 10 }, end: { line: 2, column: 24 } });
});

test('nodes have parents, and lines end at any line break', () => {
  const text = 'a=1&\r\nb=2&\rc=3\n';
  const ast = parseForm(text);
  const sourceCode = new FormSourceCode({ text, ast, hasBOM: false });
  const [field] = ast.fields;
  expect(sourceCode.lines).toEqual(['a=1&', 'b=2&', 'c=3', '']);
  expect(field && sourceCode.getParent(field.name)).toBe(field);
  expect(field && sourceCode.getAncestors(field.value)).toEqual([ast, field]);
  expect(sourceCode.getParent(ast)).toBeUndefined();
});

test('rules of other plugins can select the nodes', () => {
  const noEmpty: RuleDefinition = {
    create: ({ report }) => ({
      'Field:has(> FieldValue[value=""]):exit': (node, { type }) => report({ node, message: `empty in ${type}` }),
    }),
  };
  const plugins = { pg: plugin, own: { rules: { 'no-empty': noEmpty } } };
  const messages = verify('a=1&b=&c', { plugins, rules: { 'own/no-empty': 'error' } });
  expect(messages.map(({ line, column, message }) => [line, column, message])).toEqual([
    [1, 5, 'empty in Form'],
    [1, 8, 'empty in Form'],
  ]);
});

test('the language has no options', () => {
  const config = { plugins: { pg: plugin }, languageOptions: { charset: 'latin1' } };
  expect(() => verify('a=1', config)).toThrow('the form language takes no options, but has charset');
});
