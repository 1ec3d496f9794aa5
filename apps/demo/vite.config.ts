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

const FIRST_LOAD_LIMIT = 180 * 1024;

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
      if (file.type === 'chunk') for (const imported of file.imports) need(imported);
    };
    for (const { fileName } of Object.values(bundle)) {
      if (FIRST_LOAD.some((name) => fileName.startsWith(`assets/${name}-`))) need(fileName);
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

const inKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

export default defineConfig({
  base: './',
  resolve: { conditions: ['@pg/source', 'module', 'browser', 'default'] },
  plugins: [policyInPage, firstLoad],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // The policy allows no data: URLs, and every browser of the target knows modulepreload.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  preview: { port: 4173, headers: securityHeaders },
});
