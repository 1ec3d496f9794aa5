import { payloadTypes, rules } from '@pg/lint';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCase, expectAgreement, isClean } from './clean-payloads.ts';

const following = payloadTypes.flatMap((payloadType) =>
  payloadType.rules
    .filter(({ onlyIfRowsFail }) => onlyIfRowsFail)
    .map(({ id }) => ({ kind: payloadType.name, id, payloadType })),
);

test.each(following)('$kind, $id: rows find something in all rejected examples', ({ id, payloadType }) => {
  const clean = rules.get(id)?.rejects.filter(({ value }) => isClean(payloadType, value));
  expect(clean).toEqual([]);
});

test('fast tests of values lose nothing', () => {
  const decided = fc.sample(aCase, 500).map(expectAgreement);
  expect(decided.filter(Boolean).length).toBeGreaterThan(decided.length / 4);
});
