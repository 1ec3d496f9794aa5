import { defineConfig } from 'vitest/config';

const conditions = ['@pg/source', 'module', 'node', 'import', 'default'];

/** Tests in a real browser: `pnpm run test:browser`. They need Chromium on this machine, and download none. */
export default defineConfig({
  ssr: { resolve: { conditions } },
  test: {
    include: ['test/browser/*.browser.ts'],
    globalSetup: ['test/browser/served-page.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The page draws what it was asked for a moment later, and a busy machine makes the moment long.
    expect: { poll: { timeout: 20_000 } },
    fileParallelism: false,
  },
});
