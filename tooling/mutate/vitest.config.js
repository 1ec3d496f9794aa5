import { defineConfig } from 'vitest/config';

/** Stryker runs the fast tests of the packages that it changes; a program for each file, because it counts coverage. */
export default defineConfig({
  test: {
    include: ['packages/{type-codes,nested-text}/{src,test}/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
