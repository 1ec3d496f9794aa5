import { defineConfig } from 'tsup';

/** Set while the packages are worked on: they are bundled from their source instead of what is published. */
const readsSource = Boolean(process.env.BENCH_SOURCE);

/**
 * Node runs what is published: packages stay imports. `plain-checks` and `plain-messages` are files of their own
 * because the contestants that the bench writes import them.
 */
export default defineConfig({
  entry: ['src/bench.ts', 'src/plain-checks.ts', 'src/plain-messages.ts'],
  format: 'esm',
  target: 'node20.19',
  clean: true,
  // What was built from source measures the bundles of source too.
  env: { BENCH_SOURCE: readsSource ? '1' : '' },
  external: ['ajv', 'esbuild', 'valibot', 'zod', ...(readsSource ? [] : [/^@pg\//])],
  esbuildOptions(options) {
    if (readsSource) options.conditions = ['@pg/source'];
  },
});
