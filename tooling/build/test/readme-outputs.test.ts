import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import * as cardParams from '@pg/card-params';
import * as nestedText from '@pg/nested-text';
import * as ruleKit from '@pg/rule-kit';
import * as saleForm from '@pg/sale-form';
import * as sessionRequest from '@pg/session-request';
import * as typeCodes from '@pg/type-codes';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const ALL: object = { ...typeCodes, ...nestedText, ...ruleKit, ...cardParams, ...saleForm, ...sessionRequest, v };

/** The READMEs with calls that show their output, and the number of such calls. */
const pages: readonly (readonly [page: string, count: number])[] = [
  ['card-params', 4],
  ['rule-kit', 5],
  ['session-request', 1],
  ['type-codes', 4],
];

/** `call(...); // output`, and prose after it. The day of today is left out. */
const CALL =
  /^((?!console|.*new Date\(\))\w[\w.]*\(.*\)(?:\.\w+)?); \/\/ +('[^']*'|[{[].*[}\]]|\d+|true|false)(?=$|[,:;])/gm;

const calls = pages.flatMap(([page]) =>
  [...readFileSync(new URL(`../../../packages/${page}/README.md`, import.meta.url), 'utf8').matchAll(CALL)].map(
    ([, call = '', output = '']) => ({ page, call, output }),
  ),
);

const evaluate = (code: string): unknown => runInThisContext(`(({ ${Object.keys(ALL)} }) => (${code}))`)(ALL);

test.each(calls)('the README of $page: $call is $output', ({ call, output }) => {
  expect(evaluate(call)).toEqual(evaluate(output));
});

test.each(pages)('the README of %s shows the output of %i calls', (page, count) => {
  expect(calls.filter((each) => each.page === page)).toHaveLength(count);
});
