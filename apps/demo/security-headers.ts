/** The page may load only its own files. `connect-src` and `worker-src` fall back to `default-src`. */
const POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types worker',
];

/** The policy in the page itself, for servers that send no headers. */
export const metaPolicy = POLICY.join('; ');

/** The headers that a server should send with every file. `deploying.md` lists them too. */
export const securityHeaders = {
  // The start page of the site frames it. A page can't prevent framing by itself.
  'Content-Security-Policy': [...POLICY, "frame-ancestors 'self'"].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), clipboard-read=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
