/** What the page may load: its own files. `connect-src` and `worker-src` fall back to `default-src`. */
const POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types worker',
];

/** The policy as the page itself states it, for servers that send no headers. */
export const metaPolicy = POLICY.join('; ');

/** The headers that a server should send with every file; `deploying.md` has them for people. */
export const securityHeaders = {
  // A page can't forbid by itself that it is framed.
  'Content-Security-Policy': [...POLICY, "frame-ancestors 'none'"].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), clipboard-read=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
