import { copyFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { esbuildNotices } from './third-party-notices.ts';

/** Builds apps/vscode, in its folder: the extension and its server, with all packages in them. An extension is packed without node_modules. */
export default defineConfig({
  entry: ['src/extension.ts', 'src/server.ts'],
  format: 'cjs',
  target: 'node20',
  platform: 'node',
  minify: true,
  clean: true,
  noExternal: [/^(?!vscode$)/],
  external: ['vscode'],
  esbuildOptions(options) {
    options.conditions = ['@pg/source'];
  },
  esbuildPlugins: [esbuildNotices()],
  async onSuccess() {
    copyFileSync('../../packages/lint/schemas/config.schema.json', 'dist/config.schema.json');
    copyFileSync('../../LICENSE', 'LICENSE');
  },
});
