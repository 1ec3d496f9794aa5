import { makeMistake, makePayload } from '@pg/lint/sample';
import { gen, nat } from 'fast-check';

/** fast-check chooses, so that it can repeat and shrink a payload. */
const making = (kind, generate, options) => ({
  kind,
  atLimits: true,
  ...options,
  choose: (below) => generate(nat, { max: below - 1 }),
});

export const arbitrary = (kind, options) => gen().map((generate) => makePayload(making(kind, generate, options)));

export const withOneMistake = (kind, options) =>
  gen().map((generate) => {
    const { payload, findings } = makeMistake(making(kind, generate, options));
    return { payload, finding: findings[0] };
  });
