import { ifPossible } from './if-possible.ts';

const KEY = 'reloaded at';
const PAUSE_MS = 60_000;

/**
 * Reloads the page if a part of it can't be loaded, because the server probably has a newer version.
 *
 * @returns Whether it reloads: not offline, and not shortly after the last time.
 */
export const reloadOnce = (): boolean =>
  ifPossible(() => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (!navigator.onLine || Date.now() - last < PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
    return true;
  }) ?? false;
