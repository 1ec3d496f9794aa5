import { resources, rules } from '@pg/lint';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCase, expectAgreement, isRegular } from './clean-payloads.ts';

const following = resources.flatMap((resource) =>
  resource.rules.filter(({ followsRows }) => followsRows).map(({ id }) => ({ kind: resource.kind, id, resource })),
);

test.each(following)('$kind, $id: rows find something in all rejected examples', ({ id, resource }) => {
  const regular = rules.get(id)?.rejects.filter(({ value }) => isRegular(resource, value));
  expect(regular).toEqual([]);
});

test('fast tests of values lose nothing', () => {
  const decided = fc.sample(aCase, 500).map(expectAgreement);
  expect(decided.filter(Boolean).length).toBeGreaterThan(decided.length / 4);
});
