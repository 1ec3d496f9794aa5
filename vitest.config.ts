import { defineConfig } from 'vitest/config';

const SLOW = ['**/*.slow.test.ts', 'apps/demo/test/browser/**'];

/** Tests run on the packages' sources, so that none has to be built first. `vitest run packages/lint` runs one package. */
export default defineConfig({
  resolve: { conditions: ['@pg/source', 'module', 'node', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@pg/source', 'module', 'node', 'import', 'default'] } },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'fast', include: ['{packages,apps,tooling}/*/{src,test}/**/*.test.ts'], exclude: SLOW, isolate: false },
      },
      { extends: true, test: { name: 'slow', include: ['{packages,apps,tooling}/*/test/**/*.slow.test.ts'], testTimeout: 600_000, hookTimeout: 600_000 } },
    ],
  },
});
