import { isUrl } from '../formats/url.ts';

/**
 * The URL of one of the service's endpoints.
 *
 * @param baseUrl The URL that the account manager gave, with or without a slash at the end.
 * @param path The endpoint's path, which starts with a slash.
 * @throws {TypeError} if the base URL is not an HTTP URL, has more than host and path, or ends with the endpoint's path.
 */
export function endpointUrl(baseUrl: string | URL, path: `/${string}`): string {
  const base = String(baseUrl).replace(/\/+$/, '');
  // `localhost:3000` is a URL too: its scheme is localhost.
  if (!/^https?:\/\//i.test(base) || !isUrl(base))
    throw new TypeError('The base URL must be an absolute URL, like https://pay.example');
  const { username, password } = new URL(base);
  // A path can't come after a query or a fragment, and the error of `Request` would show credentials.
  if (/[?#]/.test(base) || username !== '' || password !== '')
    throw new TypeError('The base URL must not have a query, a fragment or credentials');
  if (base.endsWith(path)) throw new TypeError(`The base URL must not end with ${path}: it is added to it`);
  return base + path;
}
