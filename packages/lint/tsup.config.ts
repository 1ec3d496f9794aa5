import { defineConfig, type Options } from 'tsup';
import base from '../../tsup.config.base.ts';

export default defineConfig([
  { ...(base as Options), platform: 'node' },
  {
    entry: ['src/pg-lint.ts'],
    format: 'esm',
    target: 'node20.19',
    // One file that starts fast: nothing is looked up in node_modules.
    noExternal: [/.*/],
    minify: true,
    banner: { js: '#!/usr/bin/env node' },
    esbuildOptions: (options) => {
      options.legalComments = 'none';
    },
  },
]);
