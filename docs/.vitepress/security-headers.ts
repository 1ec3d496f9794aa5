import { read } from './pages.ts';

/** The policy of the playground, which its page has too. */
const [, POLICY] = /Content-Security-Policy" content="([^"]*)"/.exec(read('apps/demo/index.html')) ?? [];

/** The start page frames the playground. A page can't prevent framing by itself. */
const FRAMED = "frame-ancestors 'self'";

/** The headers that a server should send with every file. `apps/demo/deploying.md` lists them too. */
export const securityHeaders = {
  'Content-Security-Policy': FRAMED,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), clipboard-read=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** The headers of the files in `playground/`. */
export const playgroundHeaders = { ...securityHeaders, 'Content-Security-Policy': `${POLICY}; ${FRAMED}` };
