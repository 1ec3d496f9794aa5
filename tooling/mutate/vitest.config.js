import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const conditions = ['@pg/source', 'module', 'node', 'import', 'default'];
const { MUTANT = '{}' } = process.env;
const { file, start, end, text } = JSON.parse(MUTANT);

/** The tests of all packages, on sources of which one is read with a mutation. Nothing is written. */
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
    // They run what is built, which a mutant isn't, or take long.
    exclude: ['**/e2e/**', '**/*.slow.test.ts'],
    // In one process, which can be stopped where a mutant never ends.
    pool: 'threads',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
