const KEY = 'reloaded at';
const PAUSE_MS = 60_000;

/**
 * Loads the page again where a part of it can't be loaded: the server has another version by now.
 *
 * @returns Whether it does: offline, or a moment after the last time, it would not help.
 */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (!navigator.onLine || Date.now() - last < PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
