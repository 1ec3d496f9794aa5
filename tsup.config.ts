import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { pureInitializers } from './tooling/build/steps/pure-initializers.ts';
import { esbuildNotices } from './tooling/build/steps/third-party-notices.ts';

interface PackageJson {
  readonly exports?: Readonly<Record<string, string | { readonly '@pg/source'?: string }>>;
  readonly bin?: Readonly<Record<string, string>>;
}

const { exports = {}, bin = {} }: PackageJson = JSON.parse(readFileSync('package.json', 'utf8'));

const entries = Object.values(exports).flatMap((entry) =>
  typeof entry === 'string' ? [] : (entry['@pg/source'] ?? []),
);

/** Programs that are modules. rolldown builds the command, which is CommonJS. */
const programs = Object.values(bin)
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.replace(/^.*\/(.*)\.js$/, 'src/$1.ts'));

/**
 * Builds a published package, without the command. Runs in the package's folder. tsup, because it also writes the
 * declarations, and esbuild keeps the pure marks, with which bundlers drop unused schemas. The build's next step,
 * `row-docs.js`, adds doc comments to the declarations.
 */
export default defineConfig({
  entry: [...entries, ...programs],
  format: 'esm',
  target: 'node20.19',
  platform: 'neutral',
  // `node:http`, unlike `http`, is never a package.
  removeNodeProtocol: false,
  external: [/^node:/],
  // Otherwise, chunks of earlier builds would be packed.
  clean: true,
  esbuildOptions(options) {
    // Otherwise, `/\p{L}/u` becomes a call of `RegExp`, which bundlers keep even if it is unused.
    options.supported = { 'regexp-unicode-property-escapes': true };
  },
  esbuildPlugins: [pureInitializers(), esbuildNotices()],
  tsconfig: '../../tsconfig.json',
  // Without `@pg/source`, so that other packages are read from their declarations, as by a user's compiler. `tsc` has checked the types.
  dts: { entry: entries, compilerOptions: { customConditions: [], noCheck: true } },
});
