import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Message {
  readonly text: string;
  readonly action?: Action | undefined;
}

/** A button in a message. */
interface Action {
  readonly label: string;
  readonly run: () => void;
}

/** A message with a button stays longer. */
const SHOWN_MS = 5_000;
const WITH_BUTTON_MS = 15_000;

let setSpoken: (text: string) => void = () => {};
let setShown: (message: Message | undefined) => void = () => {};

/** Announces a message to screen readers. */
export const announce = (text: string): void => setSpoken(text);

/** Shows a short message at the bottom of the page, and announces it. */
export function toast(text: string, action?: Action): void {
  announce(text);
  setShown({ text, action });
}

/** The messages of the page. */
export function Messages(): JSX.Element {
  const [spoken, speak] = useState('');
  const [message, show] = useState<Message>();
  setSpoken = speak;
  setShown = show;
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(show, message.action ? WITH_BUTTON_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  const runAction = (): void => {
    message?.action?.run();
    show(undefined);
  };
  return (
    <>
      {message && (
        <section class="toast card" aria-label="Message">
          <p>{message.text}</p>
          {message.action && (
            <button type="button" class="small" onClick={runAction}>
              {message.action.label}
            </button>
          )}
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
