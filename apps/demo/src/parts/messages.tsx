import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const SHOWN_MS = 5_000;

let setSpoken: (text: string) => void = () => {};
let setShown: (message: string | undefined) => void = () => {};

/** Announces a message to screen readers. */
export const announce = (text: string): void => setSpoken(text);

/** Shows a short message at the bottom of the page, and announces it. */
export function toast(text: string): void {
  announce(text);
  setShown(text);
}

/** The messages of the page. */
export function Messages(): JSX.Element {
  const [spoken, speak] = useState('');
  const [message, show] = useState<string>();
  setSpoken = speak;
  setShown = show;
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(show, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <>
      {message && (
        <section class="toast card" aria-label="Message">
          <p>{message}</p>
          <button type="button" class="small quiet" aria-label="Close message" onClick={() => show(undefined)}>
            ×
          </button>
        </section>
      )}
      <p class="unseen" role="status" aria-live="polite">
        {spoken}
      </p>
    </>
  );
}
