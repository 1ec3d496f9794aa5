import fc from 'fast-check';
import { test } from 'vitest';
import { aCase, expectCleanIsClean, expectRulesFollow } from './clean-payloads.ts';

/** For each property. */
const SECONDS = Number(process.env.PROPERTY_SECONDS ?? 5);

test.each([
  ['a payload that is decided in one pass is clean for rows and rules', expectCleanIsClean],
  ['a rule that follows rows finds nothing where rows find nothing', expectRulesFollow],
])('%s', { timeout: (SECONDS + 120) * 1000 }, (_, expectIt) => {
  fc.assert(
    fc.property(aCase, (each) => {
      expectIt(each);
    }),
    { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: SECONDS * 1000, markInterruptAsFailure: false },
  );
});
