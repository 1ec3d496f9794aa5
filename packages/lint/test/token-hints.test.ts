import { readFileSync } from 'node:fs';
import { type Finding, isObject } from '@pg/rule-kit';
import { expect, test } from 'vitest';
import { lintText } from '../src/index.ts';
import { exampleFindings } from './example-findings.ts';

const tokenOf = (wallet: string): object => {
  const file = new URL(`../../vectors/vectors/${wallet}-token.json`, import.meta.url);
  const { vectors }: { vectors: { text?: string; findings: unknown[] }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const { text = '' } = vectors.find(({ text, findings }) => text !== undefined && findings.length === 0) ?? {};
  return JSON.parse(text);
};

const WRONG = [
  1,
  1.5,
  true,
  null,
  '',
  ' ',
  'x',
  'EC_v1 ',
  'ec_v1',
  'EC_v2',
  'ECV1',
  'a-b_c=',
  'a b',
  'A\nB',
  '[object Object]',
  [],
  ['a'],
  {},
  { a: 1 },
];

/** Copies of a value with one mistake each: another value, or another name. */
function* mistakesIn(value: unknown): Generator<unknown> {
  yield* WRONG;
  yield [value];
  yield JSON.stringify(value);
  if (typeof value === 'string' && value.startsWith('{'))
    for (const changed of mistakesIn(JSON.parse(value))) yield JSON.stringify(changed);
  if (!isObject(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    const { [name]: _, ...others } = value;
    yield others;
    for (const other of [name.toUpperCase(), `${name}s`, name.slice(1), 'other']) yield { ...others, [other]: inner };
    yield { ...value, [name.toUpperCase()]: inner };
    for (const changed of mistakesIn(inner)) yield { ...value, [name]: changed };
  }
}

function* findingsInTokens(): Generator<Finding> {
  for (const wallet of ['wallet1', 'wallet2']) {
    for (const token of mistakesIn(tokenOf(wallet))) {
      const text = typeof token === 'string' ? token : JSON.stringify(token);
      yield* lintText(text, { kind: `${wallet}-token` }).findings;
      const sale = { brand: wallet, 'parameters[paymentToken]': text };
      const inForm = lintText(new URLSearchParams(sale).toString(), { kind: 'sale-form' }).findings;
      yield* inForm.filter(({ path }) => path[0] === 'parameters[paymentToken]');
    }
  }
  const sales = [1, true, null, '', [], {}].map((token) => ({ brand: 'wallet1', 'parameters[paymentToken]': token }));
  for (const sale of sales)
    yield* lintText(JSON.stringify(sale), { kind: 'sale-form' }).findings.filter(({ path }) => path.length > 0);
  yield* exampleFindings().filter(
    ({ path, rule }) => path[0] === 'parameters[paymentToken]' && rule !== 'brand-excludes',
  );
}

/** Advice to change a part of a token. */
const EDIT = /did you mean|leave|fill|quotes|bracket|remove|replace|\badd\b|write|move|put/i;

test('no finding inside a token advises to edit it, or has a fix', () => {
  const advice = new Set<string>();
  const codes = new Set<string>();
  for (const finding of findingsInTokens()) {
    const { message, hint } = finding;
    codes.add(finding.code);
    if (hint !== undefined && EDIT.test(hint)) advice.add(`${finding.code}: ${hint}`);
    if (/did you mean/.test(message)) advice.add(message);
    if (finding.fix) advice.add(`${finding.code} ${JSON.stringify(finding.fix)}`);
  }
  expect([...advice].sort()).toEqual([]);
  expect(codes.size).toBeGreaterThan(30);
});
