import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

interface PackageJson {
  readonly exports?: Readonly<Record<string, string | { readonly '@pg/source'?: string }>>;
}

const { exports = {} }: PackageJson = JSON.parse(readFileSync('package.json', 'utf8'));

/** How every published package is built, but for its commands. Run in the package's folder. */
export default defineConfig({
  entry: Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [] : (entry['@pg/source'] ?? []))),
  format: 'esm',
  target: 'node20.19',
  platform: 'neutral',
  dts: true,
  sourcemap: true,
});
