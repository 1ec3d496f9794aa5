import { useEffect, useState } from 'preact/hooks';

/** Where the visitor is: `#/reference/rule/one-set?q=set` is the view `reference`, steps `rule` and `one-set`. */
export interface Route {
  readonly view: string;
  readonly steps: readonly string[];
  readonly query: Readonly<Record<string, string>>;
}

/** Reads the fragment of an address; one that can't be read leads to the start. */
export function parseRoute(hash: string): Route {
  const [path, search] = splitOnce(hash.replace(/^#\/?/, ''), '?');
  const [view = '', ...steps] = path.split('/').map(decodeStep);
  return { view, steps: steps.filter((step) => step !== ''), query: Object.fromEntries(new URLSearchParams(search)) };
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function decodeStep(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return '';
  }
}

/** Writes the fragment that `parseRoute` reads; entries of the query that are empty are left out. */
export function formatRoute(
  view: string,
  steps: readonly string[] = [],
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(entries).toString();
  return `#/${[view, ...steps].map(encodeURIComponent).join('/')}${search === '' ? '' : `?${search}`}`;
}

/** Goes to a fragment; `replace` is for what is no step back of its own, such as a letter of a search. */
export function goTo(hash: string, how: 'push' | 'replace' = 'push'): void {
  if (hash === location.hash) return;
  if (how === 'replace') history.replaceState(null, '', hash);
  else history.pushState(null, '', hash);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** The route of the address, as it changes. */
export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const update = () => setHash(location.hash);
    addEventListener('hashchange', update);
    addEventListener('popstate', update);
    return () => {
      removeEventListener('hashchange', update);
      removeEventListener('popstate', update);
    };
  }, []);
  return parseRoute(hash);
}
