import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const conditions = ['@pg/source', 'module', 'node', 'import', 'default'];
const { MUTANT = '{}' } = process.env;
const { file, start, end, text } = JSON.parse(MUTANT);

/** Runs the tests of all packages. One source file is loaded with a mutation and not changed on disk. */
export default defineConfig({
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      load(id) {
        const source = id === file && readFileSync(file, 'utf8');
        return source ? source.slice(0, start) + text + source.slice(end) : undefined;
      },
    },
  ],
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'tooling/generate/test/**/*.test.ts'],
    // These tests run built files, which have no mutation, or take long.
    exclude: ['**/e2e/{foreign,hardening,process}.test.ts', '**/*.{slow,neovim}.test.ts'],
    // Tests of the command change the working folder, which threads can't.
    pool: 'forks',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
