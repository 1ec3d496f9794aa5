import { cardResource } from '@pg/card-params';
import { ruleDocs as cardDocs } from '@pg/card-params/rule-docs';
import { resources } from '@pg/lint';
import type { Resource, RuleDocs } from '@pg/rule-kit';
import { saleResource } from '@pg/sale-form';
import { ruleDocs as saleDocs } from '@pg/sale-form/rule-docs';
import { ruleDocs as sessionDocs } from '@pg/session-request/rule-docs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
// @boundaries-ignore Programs call `check`, which asks this first.
import { readRegular } from '../../../packages/rule-kit/src/resource/clean.ts';
import { aCase, expectCleanIsClean, expectRulesFollow } from './clean-payloads.ts';

const RUNS = { numRuns: 500 };

const sessionResource = resources.find(({ kind }) => kind === 'session-request') as Resource;

const rules = (
  [
    [sessionResource, sessionDocs],
    [cardResource, cardDocs],
    [saleResource, saleDocs],
  ] as readonly [Resource, Readonly<Record<string, RuleDocs>>][]
).flatMap(([resource, docs]) => resource.rules.map((rule) => ({ resource, ...rule, rejects: docs[rule.id]?.rejects })));

test.each(rules)(
  '$resource.kind, $id: rows find something in all rejected examples only if it follows rows',
  (rule) => {
    const { resource, followsRows = false, rejects = [] } = rule;
    expect(rejects.every(({ value }) => readRegular(resource, value, false) === undefined)).toBe(followsRows);
  },
);

test('a payload that is decided in one pass is clean for rows and rules', () => {
  const decided = fc.sample(aCase, RUNS).map(expectCleanIsClean);
  expect(new Set(decided)).toEqual(new Set([true, false]));
});

test('a rule that follows rows finds nothing where rows find nothing', () => {
  const regular = fc.sample(aCase, RUNS).map(expectRulesFollow);
  expect(new Set(regular)).toEqual(new Set([true, false]));
});
