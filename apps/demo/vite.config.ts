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

/** Reading a property or an unknown global has no effect in our code, and in that of our libraries. */
const LEAN = {
  propertyReadSideEffects: false,
  unknownGlobalSideEffects: false,
} as const;

export default defineConfig({
  base: './',
  resolve: { conditions: ['@pg/source', 'module', 'browser', 'default'] },
  plugins: [policyInPage],
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
