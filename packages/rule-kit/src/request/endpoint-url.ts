import { isUrl } from '../formats/url.ts';
import type { Signable, SignOptions } from './signed-body.ts';

/** Hosts that no other machine can listen on: requests to them need no encryption. */
const LOOPBACK = /^(?:localhost|[^.]+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Hosts that only a private network has: of Docker, of an office, of a test. */
const PRIVATE =
  /^(?:[^.:]+|.+\.(?:local|internal|test|localhost)|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[f[cd][\da-f]{2}:[\da-f:]*\])$/;

const ABSOLUTE = 'The base URL must be an absolute URL, like https://pay.example';

/** Mistakes in a base URL, in the order in which they are looked for. The errors show nothing of it: it may have credentials. */
const MISTAKES: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^\s|\s$/, 'The base URL must not have spaces around it'],
  [/^(?!https?:)[a-z][a-z\d+.-]*:\/\//i, 'The base URL must start with https://, not with another protocol'],
  // `localhost:3000` is a URL too: its scheme is localhost.
  [/^(?!https?:\/\/)/i, ABSOLUTE],
  // The path must be before a query or fragment, and errors of `Request` would show credentials.
  [/[?#]|^https?:\/\/[^/\\]*@/i, 'The base URL must not have a query, a fragment or credentials'],
  // URL parsers change these.
  [/[\s\\]/, 'The base URL must not have a space, a line break, a tab or a backslash'],
  [/\/(?:\.|%2e){1,2}(?:\/|$)/i, 'The base URL must not have . or .. in its path'],
];

/**
 * The URL of one of the service's endpoints.
 *
 * @param baseUrl The URL that the account manager gave, with or without a slash at the end.
 * @param path The endpoint's path, which starts with a slash.
 * @throws {TypeError} if the base URL is not an HTTPS URL (`http:` is for hosts like localhost only, and with `allowInsecure` for
 *   hosts of a private network, such as a mock in Docker), has more than host and path, has characters that URL parsers change, or already ends with the start of the endpoint's path.
 */
export function endpointUrl(
  baseUrl: string | URL,
  path: `/${string}`,
  // Checked later: callers without TypeScript may send null.
  options?: Pick<SignOptions<Signable>, 'allowInsecure'> | null,
): string {
  const given = String(baseUrl);
  const mistake = MISTAKES.find(([pattern]) => pattern.test(given));
  if (mistake) throw new TypeError(mistake[1]);
  const base = given.replace(/^(.*[^/])\/*$/, '$1');
  if (!isUrl(base)) throw new TypeError(ABSOLUTE);
  const { protocol, hostname } = new URL(base);
  if (protocol === 'http:' && !LOOPBACK.test(hostname)) {
    if (options?.allowInsecure !== true)
      throw new TypeError('The base URL must start with https://: http:// is for localhost only');
    if (!PRIVATE.test(hostname))
      throw new TypeError(
        'The base URL must start with https://: allowInsecure is for hosts of a private network only',
      );
  }
  const added = [path, path.slice(0, path.lastIndexOf('/'))].find((end) => end !== '' && base.endsWith(end));
  if (added !== undefined) throw new TypeError(`The base URL must not end with ${added}: it is added to it`);
  return base + path;
}
