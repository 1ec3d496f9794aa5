import { fixText } from '@pg/lint';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsed, pathsFound, sampleTexts, slipsOf, withSlip } from './slips.ts';

const SECONDS = Number(process.env.PROPERTY_SECONDS ?? 5);
const timeout = (SECONDS + 120) * 1000;

/** In how many of so many texts something is lost or found. */
interface Count {
  texts: number;
  hits: number;
}

/** A few of all slips: the others are tried by chance in nightly runs. */
const STEP = 61;

test('a fix of one slip is what was meant', { timeout }, () => {
  let n = 0;
  const count: Count = { texts: 0, hits: 0 };
  const wrong: string[] = [];
  for (const original of sampleTexts) {
    for (const slip of slipsOf(original)) {
      if (n++ % STEP > 0) continue;
      const { text } = fixText(slip);
      count.texts++;
      if (text === slip) continue;
      if (JSON.stringify(parsed(text)) === JSON.stringify(parsed(original))) count.hits++;
      else wrong.push(`${slip}\n${text}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(count.hits).toBeGreaterThan(0.6 * count.texts);
});

test('a fix of any slip is what was meant', { timeout }, () => {
  const property = fc.property(fc.constantFrom(...sampleTexts), fc.gen(), (original, generate) => {
    const slip = withSlip(original, (choices) => generate(fc.nat, choices - 1));
    fc.pre(parsed(slip) === undefined);
    const { text } = fixText(slip);
    if (text !== slip) expect(parsed(text)).toEqual(parsed(original));
  });
  const limit = { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: SECONDS * 1000 };
  fc.assert(property, { ...limit, markInterruptAsFailure: false });
});

/** Mistakes in the samples of sessions. */
const MISTAKES: readonly (readonly [right: RegExp, wrong: string])[] = [
  [/"currency": ?"EUR"/, '"currency":"eur"'],
  [/"amount": ?"49.90"/, '"amount":"49.9"'],
  [/"operation": ?"\w+"/, '"operation":"sale"'],
  [/"country": ?"FR"/, '"country":"France"'],
  [/"email": ?"[^"]+"/, '"email":"nobody"'],
  [/"success_url": ?"[^"]+"/, '"success_url":"shop.example"'],
  [/"description"/, '"descripton"'],
  [/"cancel_url"/, '"cancelurl"'],
  [/"number": ?"1001"/, '"number":1001'],
];

const sessions = sampleTexts.filter((text) => text.includes('"success_url"'));

test('in a session with one slip, few mistakes are lost, and nothing is found that is none', { timeout }, () => {
  const count: Count = { texts: 0, hits: 0 };
  const property = fc.property(fc.constantFrom(...sessions), fc.gen(), (original, generate) => {
    const choose = (choices: number): number => generate(fc.nat, choices - 1);
    const mistakes = [0, 1].flatMap(() => MISTAKES.slice(choose(MISTAKES.length)).slice(0, 1));
    const session = mistakes.reduce((text, [right, wrong]) => text.replace(right, wrong), original);
    const slip = withSlip(session, choose);
    fc.pre(parsed(slip) === undefined);
    const [expected, found] = [pathsFound(session), pathsFound(slip)];
    expect([...found].filter((path) => !expected.has(path))).toEqual([]);
    count.texts++;
    if ([...expected].some((path) => !found.has(path))) count.hits++;
  });
  const limit = { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: SECONDS * 1000 };
  fc.assert(property, { ...limit, markInterruptAsFailure: false });
  expect(count.hits).toBeLessThanOrEqual(0.05 * count.texts + 1);
});
