import { defineConfig } from 'tsup';

/** How every published package is built: one ES module and its declarations, both with maps to the source. */
export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  target: 'node20.19',
  platform: 'neutral',
  dts: true,
  sourcemap: true,
  clean: true,
});
