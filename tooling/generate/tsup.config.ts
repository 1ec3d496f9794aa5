import { defineConfig } from 'tsup';

/** Bundled from the packages' sources, so that none has to be built first. */
export default defineConfig({
  entry: ['src/generate.ts'],
  format: 'esm',
  target: 'node20.19',
  noExternal: [/^@pg\//],
  // It finds its own libraries beside itself.
  external: ['typescript'],
  esbuildOptions(options) {
    options.conditions = ['@pg/source'];
  },
});
