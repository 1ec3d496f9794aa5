import { makeMistake, makePayload } from '@pg/lint/sample';
import { gen, nat } from 'fast-check';

/** fast-check chooses, so that it can repeat and shrink a payload. */
const making = (generate, options) => ({
  atLimits: true,
  ...options,
  choose: (below) => generate(nat, { max: below - 1 }),
});

export const arbitrary = (options) => gen().map((generate) => makePayload(making(generate, options)));

export const withOneMistake = (options) =>
  gen().map((generate) => {
    const { payload, findings } = makeMistake(making(generate, options));
    return { payload, finding: findings[0] };
  });
