import { useEffect, useRef } from 'preact/hooks';
import { draft, keepDraft } from '../draft/drafts.ts';

const PAUSE_MS = 400;

/** Stores the text after a pause in typing, and when the user leaves the page. */
export function useOwnText(read: () => string | undefined): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // `read` uses only refs, so that of the first render is enough.
  const flush = (): void => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const text = read();
    if (text !== undefined && text !== draft()) keepDraft(text);
  };
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => removeEventListener('pagehide', flush);
  }, []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, PAUSE_MS);
  };
}
