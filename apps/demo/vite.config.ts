import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
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

/** Writes the service worker with the list of the page's files. */
const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const icons = readdirSync(new URL('public', import.meta.url)).filter((name) => /\.(?:svg|webmanifest)$/.test(name));
    const files = ['./', ...Object.keys(bundle), ...icons];
    const hash = createHash('sha256');
    for (const file of Object.values(bundle)) hash.update(file.type === 'chunk' ? file.code : file.source);
    const source = readFileSync(new URL('src/offline/service-worker.js', import.meta.url), 'utf8')
      .replace('__VERSION__', hash.digest('hex').slice(0, 12))
      .replace("['__FILES__']", JSON.stringify(files));
    this.emitFile({ type: 'asset', fileName: 'sw.js', source });
  },
};

const FIRST_LOAD_LIMIT = 184 * 1024;

/** The files of a first visit, by the start of their names. */
const FIRST_LOAD = ['index', 'check-view', 'check-worker', 'editor'];

/** Prints how much a first visit loads, and fails the build if that is too much. */
const firstLoad: Plugin = {
  name: 'first-load',
  apply: 'build',
  generateBundle(_, bundle) {
    const needed = new Set<string>();
    const need = (fileName: string): void => {
      const file = bundle[fileName];
      if (needed.has(fileName) || file === undefined) return;
      needed.add(fileName);
      // A worker and its chunks are assets.
      const imports = file.type === 'chunk' ? file.imports : importsIn(String(file.source));
      for (const imported of imports) need(imported);
    };
    for (const { fileName } of Object.values(bundle)) {
      if (FIRST_LOAD.some((name) => new RegExp(`^assets/${name}-[\\w-]{8}\\.`).test(fileName))) need(fileName);
    }
    const sizeOf = (fileName: string): number => {
      const file = bundle[fileName];
      return gzipSync((file?.type === 'chunk' ? file.code : file?.source) ?? '').length;
    };
    const total = [...needed].reduce((sum, fileName) => sum + sizeOf(fileName), 0);
    this.info(`first visit, gzip: ${inKilobytes(total)} of at most ${inKilobytes(FIRST_LOAD_LIMIT)}`);
    for (const { fileName } of Object.values(bundle)) {
      const isLarge = fileName.endsWith('.js') && sizeOf(fileName) > 2048;
      if (isLarge)
        this.info(`${needed.has(fileName) ? 'first' : 'later'}  ${inKilobytes(sizeOf(fileName))}  ${fileName}`);
    }
    if (total > FIRST_LOAD_LIMIT)
      this.error(`a first visit must load at most ${inKilobytes(FIRST_LOAD_LIMIT)}, but loads ${inKilobytes(total)}`);
  },
};

/** The chunks that a script imports at its start. */
const importsIn = (code: string): string[] =>
  Array.from(
    code.matchAll(/\bfrom\s*["'`]\.\/([^"'`]+\.js)|\bimport\s*["'`]\.\/([^"'`]+\.js)/g),
    ([, from, only]) => `assets/${from ?? only}`,
  );

const inKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

const SAMPLES = new URL('../../samples/', import.meta.url);
const sampleNames = readdirSync(SAMPLES).flatMap((folder) =>
  readdirSync(new URL(folder, SAMPLES)).map((file) => `${folder}/${file}`),
);

/** Reading a property or an unknown global has no effect in our code, and in that of our libraries. */
const LEAN = {
  propertyReadSideEffects: false,

  unknownGlobalSideEffects: false,
} as const;

export default defineConfig({
  base: './',
  resolve: { conditions: ['@pg/source', 'module', 'browser', 'default'] },
  plugins: [policyInPage, firstLoad, offline],
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
