import { defineConfig } from 'tsup';

/** Bundled from the packages' sources, so that none has to be built first. */
export default defineConfig({
  entry: ['src/bumps.ts'],
  format: 'esm',
  target: 'node20.19',
  noExternal: [/^@pg\//],
  esbuildOptions(options) {
    options.conditions = ['@pg/source'];
  },
});
