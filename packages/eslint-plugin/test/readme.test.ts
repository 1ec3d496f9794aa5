import { readFileSync } from 'node:fs';
import json from '@eslint/json';
import parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { defineConfig } from 'eslint/config';
import { expect, test } from 'vitest';
import pg from '../src/index.ts';
import { lintRuleOf, majors } from './majors.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

const fenced = (language: string): string[] =>
  [...readme.matchAll(/^```(\w+)\n([\s\S]*?)\n```$/gm)].flatMap(([, name, code]) =>
    name === language && code ? code : [],
  );

test('the README lists each rule with its description and severities', () => {
  const rows = Object.entries(pg.rules).map(([name, { meta }]) => {
    const severities = [pg.configs.recommended, pg.configs.strict].map(([config]) => config?.rules?.[`pg/${name}`]);
    const reports = meta?.docs?.description?.replace('Report ', '');
    return `| \`pg/${name}\` | ${reports} | ${severities.join(' | ')} |`;
  });
  expect(readme.match(/^\| `pg.*$/gm)).toEqual(rows);
});

/** The configuration of the README, without TypeScript, which needs another package. */
const config = defineConfig([
  { files: ['fixtures/**/*.json'], plugins: { json, pg }, language: 'json/json', extends: ['pg/recommended'] },
  { files: ['src/**/*.js'], plugins: { pg }, extends: ['pg/recommended'] },
]);

test('the configuration of the README reports findings', () => {
  const idsOf = (filename: string, text: string) => new Linter().verify(text, config, { filename }).map(lintRuleOf);
  expect(idsOf('fixtures/a.json', '{"descriptor":5}')).toEqual(['value-type']);
  expect(idsOf('src/a.js', 'createSessionRequest(url, { merchant_key, order, methods: 1 })')).toEqual(['value-type']);
});

test.each([
  ['fixtures/cart.json', fenced('json')[0], fenced('text')[0]],
  ['src/requests.ts', fenced('ts')[0], fenced('text')[1]],
])('the README shows what ESLint prints for %s', (file, text = '', output = '') => {
  for (const { verify } of majors) {
    const lines = verify({ file, text, config: 'recommended', parser }).map(
      ({ line, column, severity, message, ruleId }) =>
        `${line}:${column}  ${severity === 2 ? 'error' : 'warning'}  ${message}  ${ruleId}`,
    );
    // The README breaks long lines.
    const inOneLine = (printed: string) => printed.replace(/\s+/g, ' ').trim();
    expect(inOneLine(output)).toBe(inOneLine([file, ...lines].join('\n')));
  }
});
