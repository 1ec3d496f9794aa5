import { defineConfig } from 'vitest/config';

/** Tests run on the packages' sources, so that none has to be built first. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@pg/source', 'module', 'node', 'import', 'default'] } },
  resolve: { conditions: ['@pg/source', 'module', 'node', 'import', 'default'] },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    reporters: ['default'],
    // A test that runs the command on hundreds of files takes its time on a busy machine, and so does what is made for one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
