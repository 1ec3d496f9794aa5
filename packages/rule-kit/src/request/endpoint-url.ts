import { isUrl } from '../formats/url.ts';

/**
 * The URL of one of the service's endpoints.
 *
 * @param baseUrl The URL that the account manager gave, with or without a slash at the end.
 * @param path The endpoint's path, which starts with a slash.
 * @throws {TypeError} if the base URL is not an HTTP URL, has more than host and path, has spaces around it, or
 *   already ends with the start of the endpoint's path.
 */
export function endpointUrl(baseUrl: string | URL, path: `/${string}`): string {
  const given = String(baseUrl);
  if (given !== given.trim()) throw new TypeError('The base URL must not have spaces around it');
  const base = given.replace(/(?<!\/)\/+$/, '');
  if (/^(?!https?:)[a-z][a-z\d+.-]*:\/\//i.test(base))
    throw new TypeError('The base URL must start with https:// or http://, not with another protocol');
  // `localhost:3000` is a URL too: its scheme is localhost.
  if (!/^https?:\/\//i.test(base) || !isUrl(base))
    throw new TypeError('The base URL must be an absolute URL, like https://pay.example');
  const { username, password } = new URL(base);
  // The path must be before a query or fragment, and errors of `Request` would show credentials.
  if (/[?#]/.test(base) || username !== '' || password !== '')
    throw new TypeError('The base URL must not have a query, a fragment or credentials');
  const added = [path, path.slice(0, path.lastIndexOf('/'))].find((end) => end !== '' && base.endsWith(end));
  if (added !== undefined) throw new TypeError(`The base URL must not end with ${added}: it is added to it`);
  return base + path;
}
