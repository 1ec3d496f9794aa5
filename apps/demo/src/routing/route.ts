import { useEffect, useState } from 'preact/hooks';
import { ifPossible } from '../parts/if-possible.ts';

/** The route of a URL: `#/reference/rule/one-set?q=set` is the view `reference`, steps `rule` and `one-set`. */
export interface Route {
  readonly view: string;
  readonly steps: readonly string[];
  readonly query: Readonly<Record<string, string>>;
}

/** The props of a view. */
export interface ViewProps {
  readonly route: Route;
}

/** Reads the fragment of a URL; an invalid one gives the start view. */
export function parseRoute(hash: string): Route {
  const [, path = '', search = ''] = /^(?:#\/?)?([^?]*)\??(.*)$/s.exec(hash) ?? [];
  const [view = '', ...steps] = path.split('/').map(decodeStep);
  return { view, steps: steps.filter((step) => step !== ''), query: Object.fromEntries(new URLSearchParams(search)) };
}

const decodeStep = (step: string): string => ifPossible(() => decodeURIComponent(step)) ?? '';

/** Writes the fragment that `parseRoute` reads, without empty query parameters. */
export function formatRoute(
  view: string,
  steps: readonly string[] = [],
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const params = Object.entries(query).filter((param): param is [string, string] => Boolean(param[1]));
  const search = new URLSearchParams(params).toString();
  return `#/${[view, ...steps].map(encodeURIComponent).join('/')}${search === '' ? '' : `?${search}`}`;
}

/** The address of a fragment, for a link to share. */
export const addressOf = (fragment: string): string => `${location.origin}${location.pathname}${fragment}`;

/** Goes to a fragment. `replace` adds no step to the history: for each keystroke in a search, for example. */
export function goTo(hash: string, how: 'push' | 'replace' = 'push'): void {
  if (hash === location.hash) return;
  if (how === 'replace') history.replaceState(null, '', hash);
  else history.pushState(null, '', hash);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** The current route. */
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
