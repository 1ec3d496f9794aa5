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

const FIRST_LOAD_LIMIT = 140 * 1024;

/** The files of a first visit, by the start of their names. Scripts add what they import. */
const FIRST_LOAD = /^assets\/(?:index|check-worker)-[\w-]{8}\./;

/** Prints how much a first visit loads, and fails if that is too much. */
const firstLoad: Plugin = {
  name: 'first-load',
  apply: 'build',
  generateBundle(_, bundle) {
    const sizes = new Map<string, number>();
    const need = (fileName: string): void => {
      const file = bundle[fileName];
      if (sizes.has(fileName) || file === undefined) return;
      const code = file.type === 'chunk' ? file.code : String(file.source);
      sizes.set(fileName, gzipSync(code).length);
      // Also of the worker, which is an asset.
      for (const [, name] of code.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)/g)) need(`assets/${name}`);
    };
    for (const fileName of Object.keys(bundle)) if (FIRST_LOAD.test(fileName)) need(fileName);
    for (const [fileName, size] of sizes) this.info(`${inKilobytes(size)}  ${fileName}`);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const words = `a first visit loads ${inKilobytes(total)} of at most ${inKilobytes(FIRST_LOAD_LIMIT)} (gzip)`;
    if (total > FIRST_LOAD_LIMIT) this.error(words);
    this.info(words);
  },
};

const inKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

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
  build: {
    target: 'es2023',
    // The policy allows no data: URLs, and every browser of the target knows modulepreload.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { treeshake: LEAN },
  },
  preview: { port: 4173, headers: securityHeaders },
});
