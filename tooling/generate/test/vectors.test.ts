import { readFileSync } from 'node:fs';
import { formatPath, type Resource, rowRules } from '@pg/rule-kit';
import { type Vector, type VectorFile, vectorFiles } from '@pg/vectors';
import { describe, expect, test } from 'vitest';
import { resources } from '../src/kinds.ts';
import { checkedRulesOf } from '../src/rules-of.ts';

test('there is a file for each kind', () => {
  expect(Object.keys(vectorFiles).sort()).toEqual(resources.map(({ kind }) => kind).sort());
});

/** Rows that refuse nothing by themselves: any value will do, or a rule of its own says what is wrong with the entry. */
const WITHOUT_REFUSAL: Readonly<Record<string, readonly string[]>> = {
  'wallet1-token': ['paymentData.header.wrappedKey'],
  'wallet2-token': ['apiVersion', 'apiVersionMinor'],
  'wallet2-settings': ['includeAdditionalParametersToToken'],
};

describe.each(Object.entries(vectorFiles))('%s', (kind, file) => {
  const { vectors, ...rest }: VectorFile = JSON.parse(readFileSync(file, 'utf8'));
  const resource = resources.find((each) => each.kind === kind) as Resource;

  test('is of its kind, and its vectors have names', () => {
    expect(rest).toEqual({ version: 1, kind });
    expect(new Set(vectors.map(({ name }) => name)).size).toBe(vectors.length);
  });

  test('every rule with examples is there', () => {
    const found = new Set(vectors.flatMap(({ findings }) => findings.map(({ rule }) => rule)));
    const rules = checkedRulesOf(resource).filter(({ rejects }) => rejects.length > 0);
    expect(rules.filter(({ id }) => !found.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('every row is there with a value that the row takes and one that it refuses', () => {
    const values = vectors.filter(({ name }) => name.includes(', value '));
    const rowOf = ({ name }: Vector): string => name.replace(/, value .*/, '');
    const isRefused = (vector: Vector): boolean =>
      vector.findings.some(
        ({ rule, severity, path }) =>
          rule in rowRules && severity === 'error' && formatPath(path) === rowOf(vector).replace(': ', '.'),
      );
    const taken = new Set(values.filter((vector) => !isRefused(vector)).map(rowOf));
    const refused = new Set(values.filter(isRefused).map(rowOf));
    const lacking = [...new Set(values.map(rowOf))].filter((row) => !taken.has(row) || !refused.has(row));
    expect(lacking).toEqual(WITHOUT_REFUSAL[kind] ?? []);
  });
});
