import { readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { writeDeclarations } from './tooling/build/steps/declarations.ts';
import { packSources } from './tooling/build/steps/pack-sources.ts';
import { thirdPartyNotices } from './tooling/build/steps/third-party-notices.ts';

interface PackageJson {
  readonly exports?: Readonly<Record<string, string | { readonly '@pg/source'?: string }>>;
  readonly bin?: Readonly<Record<string, string>>;
}

const { exports = {}, bin = {} }: PackageJson = JSON.parse(readFileSync('package.json', 'utf8'));

const entries = Object.values(exports).flatMap((entry) =>
  typeof entry === 'string' ? [] : (entry['@pg/source'] ?? []),
);

const notices = thirdPartyNotices();

/** How every published package is built. Run in the package's folder. */
const library: Options = {
  entry: entries,
  format: 'esm',
  target: 'node20.19',
  platform: 'neutral',
  sourcemap: true,
  esbuildPlugins: [notices],
  async onSuccess() {
    await writeDeclarations(entries);
    packSources();
  },
};

/**
 * A command is one file that starts fast: nothing is looked up in node_modules, and no module loader is started. It has
 * to be CommonJS for that; what a package exports are ES modules.
 */
const command = (name: string): Options => ({
  entry: [`src/${name}.ts`],
  format: 'cjs',
  target: 'node20.19',
  platform: 'node',
  noExternal: [/.*/],
  minify: true,
  esbuildPlugins: [notices],
  banner: { js: '#!/usr/bin/env node' },
});

export default defineConfig([library, ...Object.keys(bin).map(command)]);
