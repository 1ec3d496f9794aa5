import fc from 'fast-check';
import { test } from 'vitest';
import { aCase, eachValue, expectAgreement } from './clean-payloads.ts';

const SECONDS = Number(process.env.PROPERTY_SECONDS ?? 5);

test('fast tests of values lose nothing', { timeout: (SECONDS + 120) * 1000 }, () => {
  const limit = { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: SECONDS * 1000 };
  const property = fc.property(aCase, (each) => {
    expectAgreement(each);
  });
  fc.assert(property, { ...limit, markInterruptAsFailure: false });
});

test('each value in each row', { timeout: 120_000 }, () => {
  for (const each of eachValue()) expectAgreement(each);
});
