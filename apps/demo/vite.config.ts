import { defineConfig } from 'vite';
import { POLICY } from '../../docs/.vitepress/security-headers.ts';

export default defineConfig(({ command }) => ({
  base: './',
  publicDir: false,
  resolve: { conditions: ['@pg/source', 'module', 'browser', 'default'] },
  // The development server needs inline styles, so it has no policy.
  plugins: [
    { name: 'policy', transformIndexHtml: (html) => html.replace('%POLICY%', command === 'build' ? POLICY : '') },
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // The policy allows no data: URLs, and every browser of the target knows modulepreload.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));
