import { isUrl } from '../formats/url.ts';

/**
 * The URL of one of the service's endpoints.
 *
 * @param baseUrl The URL that the account manager gave, with or without a slash at its end.
 * @param path The endpoint's path behind it, from its slash on.
 * @throws {TypeError} where the base URL is none of HTTP, has more than host and path, or has the endpoint's path already.
 */
export function endpointUrl(baseUrl: string | URL, path: `/${string}`): string {
  const base = String(baseUrl).replace(/\/+$/, '');
  // `localhost:3000` is a URL, too, of a scheme that is called localhost.
  if (!/^https?:\/\//i.test(base) || !isUrl(base))
    throw new TypeError('The base URL is not absolute, such as https://pay.example');
  const { username, password } = new URL(base);
  // Behind a query or a fragment, no path is one; credentials would be quoted by the error of `Request`.
  if (/[?#]/.test(base) || username !== '' || password !== '')
    throw new TypeError('The base URL has a query, a fragment or credentials, host and path only');
  if (base.endsWith(path)) throw new TypeError(`The base URL ends with ${path}, which is added to it`);
  return base + path;
}
