import { readFileSync } from 'node:fs';
import { formatPath } from '@pg/rule-kit';
import { rowRules } from '@pg/rule-kit/internal';
import { type Vector, type VectorFile, vectorFiles } from '@pg/vectors';
import { describe, expect, test } from 'vitest';
import { payloadTypes } from '../src/payload-types.ts';

test('every kind has a file', () => {
  expect(Object.keys(vectorFiles).sort()).toEqual(payloadTypes.map(({ name: kind }) => kind).sort());
});

/** Rows that accept any value, or leave the check to a rule of another id. */
const ROWS_WITHOUT_ERRORS: Readonly<Record<string, readonly string[]>> = {
  'wallet2-token': ['apiVersion', 'apiVersionMinor'],
  'wallet2-settings': ['includeAdditionalParametersToToken'],
};

describe.each(Object.entries(vectorFiles))('%s', (kind, file) => {
  const { vectors }: VectorFile = JSON.parse(readFileSync(file, 'utf8'));

  test('has unique names of vectors', () => {
    expect(new Set(vectors.map(({ name }) => name)).size).toBe(vectors.length);
  });

  test('the schema refuses no payload without an error', () => {
    const refused = vectors.filter(({ schema }) => schema === 'refuses');
    const correct = refused.filter(({ findings }) => findings.every(({ severity }) => severity !== 'error'));
    expect(correct.map(({ name }) => name)).toEqual([]);
    expect(refused).not.toEqual([]);
  });

  test('has an accepted and a rejected value for every row', () => {
    const values = vectors.filter(({ name }) => name.includes(', value '));
    const rowOf = ({ name }: Vector): string => name.replace(/, value .*/, '');
    const isRejected = (vector: Vector): boolean =>
      vector.findings.some(
        ({ rule, severity, path }) =>
          rule in rowRules && severity === 'error' && formatPath(path) === rowOf(vector).replace(': ', '.'),
      );
    const accepted = new Set(values.filter((vector) => !isRejected(vector)).map(rowOf));
    const rejected = new Set(values.filter(isRejected).map(rowOf));
    const incomplete = [...new Set(values.map(rowOf))].filter((row) => !accepted.has(row) || !rejected.has(row));
    expect(incomplete).toEqual(ROWS_WITHOUT_ERRORS[kind] ?? []);
  });
});
