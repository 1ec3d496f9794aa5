import { defineConfig } from 'vite';

/** The development server needs inline styles, so its page has no policy. */
const withoutPolicy = (html: string): string => html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');

export default defineConfig(({ command }) => ({
  base: './',
  publicDir: false,
  resolve: { conditions: ['@pg/source', 'module', 'browser', 'default'] },
  plugins: command === 'serve' ? [{ name: 'without-policy', transformIndexHtml: withoutPolicy }] : [],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // The policy allows no data: URLs, and every browser of the target knows modulepreload.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));
