import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { metaPolicy, securityHeaders } from './security-headers.ts';

/** Writes the content security policy into the page. The development server needs inline styles, so it has no policy. */
const policyInPage: Plugin = {
  name: 'policy-in-page',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: metaPolicy }, injectTo: 'head-prepend' },
  ],
};

const FIRST_LOAD_LIMIT = 184 * 1024;

/** The files of a first visit, by the start of their names. */
const FIRST_LOAD = /^assets\/(?:index|check-worker|editor)-[\w-]{8}\./;

/** Prints how much a first visit loads, and fails the build if that is too much. */
const firstLoad: Plugin = {
  name: 'first-load',
  apply: 'build',
  generateBundle(_, bundle) {
    const sizes = new Map<string, number>();
    const need = (fileName: string): void => {
      const file = bundle[fileName];
      if (sizes.has(fileName) || file === undefined) return;
      sizes.set(fileName, gzipSync(file.type === 'chunk' ? file.code : file.source).length);
      // A worker and its chunks are assets.
      const imports = file.type === 'chunk' ? file.imports : importsIn(String(file.source));
      for (const imported of imports) need(imported);
    };
    for (const fileName of Object.keys(bundle)) if (FIRST_LOAD.test(fileName)) need(fileName);
    for (const [fileName, size] of sizes) this.info(`${inKilobytes(size)}  ${fileName}`);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const words = `a first visit loads ${inKilobytes(total)} of at most ${inKilobytes(FIRST_LOAD_LIMIT)} (gzip)`;
    if (total > FIRST_LOAD_LIMIT) this.error(words);
    this.info(words);
  },
};

/** The chunks that a script imports at its start. */
const importsIn = (code: string): string[] =>
  Array.from(
    code.matchAll(/\bfrom\s*["'`]\.\/([^"'`]+\.js)|\bimport\s*["'`]\.\/([^"'`]+\.js)/g),
    ([, from, only]) => `assets/${from ?? only}`,
  );

const inKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

const sampleNames = ['mistakes', 'good'].flatMap((folder) =>
  readdirSync(new URL(`../../samples/${folder}`, import.meta.url)).map((file) => `${folder}/${file}`),
);

/** Reading a property or an unknown global has no effect in our code, and in that of our libraries. */
const LEAN = {
  propertyReadSideEffects: false,
  unknownGlobalSideEffects: false,
} as const;

export default defineConfig({
  base: './',
  resolve: { conditions: ['@pg/source', 'module', 'browser', 'default'] },
  plugins: [policyInPage, firstLoad],
  worker: { format: 'es', rolldownOptions: { treeshake: LEAN } },
  define: { SAMPLE_NAMES: JSON.stringify(sampleNames) },
  build: {
    target: 'es2023',
    // The policy allows no data: URLs, and every browser of the target knows modulepreload.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The parser is needed by completion only. Its module does nothing by itself.
    rolldownOptions: { treeshake: { ...LEAN, moduleSideEffects: [{ test: /@lezer/, sideEffects: false }] } },
  },
  preview: { port: 4173, headers: securityHeaders },
});
