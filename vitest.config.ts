import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const SEED = 'tooling/fuzz/test/seed.ts';
const GROWTH = 'packages/lint/test/slow/growth.slow.test.ts';

/**
 * Tests use the packages' sources, so no build is needed before. `vitest run --project fast packages/lint` runs the tests of
 * one package. Slow tests use large inputs, builds, repositories and registries. Browser tests need Chromium, and the
 * project `clients` needs PHP, Python, Neovim and Emacs. `code-server` runs the extension of VS Code, and is not a part of `.ci/run`.
 */
export default defineConfig({
  resolve: { conditions: ['@pg/source', 'module', 'node', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@pg/source', 'module', 'node', 'import', 'default'] } },
  test: {
    // Tests change the folder of their process and its time zone, which threads can't. Left to itself, Vitest leaves one core free.
    pool: 'forks',
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          setupFiles: SEED,
          include: ['{packages,apps,tooling}/*/{src,test}/**/*.test.ts', 'docs/.vitepress/*.test.ts'],
          exclude: ['**/*.{slow,properties,php,python,neovim,emacs}.test.ts', '**/node_modules/**'],
          // Files share the modules of their worker, to start faster, but no mocks, stubs or folders.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          setupFiles: SEED,
          include: ['{packages,apps,tooling}/*/test/**/*.slow.test.ts'],
          exclude: ['tooling/registry-test/**', GROWTH, '**/node_modules/**'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        // It measures time, so nothing else runs beside it.
        test: { name: 'growth', setupFiles: SEED, include: [GROWTH], testTimeout: 600_000 },
      },
      {
        extends: true,
        test: {
          // Inputs from a seed, with `FULL=1` a random one, for `PROPERTY_SECONDS` a property.
          name: 'properties',
          setupFiles: SEED,
          include: ['tooling/fuzz/test/*.properties.test.ts', 'tooling/differential/test/rules.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'release',
          include: ['tooling/registry-test/test/*.slow.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 1_200_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'clients',
          include: ['{apps,packages}/*/test/*.{php,python,neovim,emacs}.test.ts'],
          // Other parts run beside it.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          root: 'apps/demo',
          include: ['test/browser/*.browser.ts'],
          globalSetup: ['test/browser/site-server.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // The page renders with a delay, which is long on a busy machine.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'code-server',
          root: 'apps/vscode',
          include: ['test/browser/*.browser.ts'],
          testTimeout: 120_000,
          // It installs code-server, which is compiled.
          hookTimeout: 1_200_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser-form',
          root: 'apps/example-form',
          include: ['test/browser/*.browser.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
