import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { base, PLAYGROUND, ROOT } from './pages.ts';
import { playgroundHeaders, securityHeaders } from './security-headers.ts';

const playground = base + PLAYGROUND.slice(1);

/** Sends the headers that the guide to deploying lists, and the page for a wrong address. */
const siteServer: Plugin = {
  name: 'site-server',
  configurePreviewServer({ config, middlewares }) {
    middlewares.use(({ url = '' }, response, next) => {
      const [path = ''] = url.split(/[?#]/);
      const headers = path.startsWith(playground) ? playgroundHeaders : securityHeaders;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      const isFixed = path.includes('/assets/');
      response.setHeader('Cache-Control', isFixed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (`${path}/` === playground) response.writeHead(301, { Location: playground }).end();
      else next();
    });
    return () =>
      middlewares.use(({ url = '' }, response, next) => {
        const file = join(config.build.outDir, url.replace(/[?#].*/, ''));
        if (file.endsWith('.html') && existsSync(file)) return next();
        response.writeHead(404, { 'Content-Type': 'text/html' });
        response.end(readFileSync(join(config.build.outDir, '404.html')));
      });
  },
};

/** Serves the built site: `vite preview --config docs/.vitepress/serve.ts`. */
export default defineConfig({
  base,
  appType: 'mpa',
  publicDir: false,
  build: { outDir: join(ROOT, 'docs/.vitepress/dist') },
  plugins: [siteServer],
});
