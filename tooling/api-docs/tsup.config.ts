import { defineConfig } from 'tsup';

export default defineConfig({ entry: ['src/write.ts'], format: 'esm', target: 'node20.19', external: ['typedoc'] });
