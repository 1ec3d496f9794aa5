import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Message {
  readonly text: string;
  /** Undoes what the message reports, or does what `label` says. */
  readonly undo?: (() => void) | undefined;
  readonly label: string;
}

/** A message with a button stays longer. */
const SHOWN_MS = 5_000;
const WITH_UNDO_MS = 15_000;

let setSpoken: (text: string) => void = () => {};
let setShown: (message: Message | undefined) => void = () => {};

/** Announces a message to screen readers. */
export const announce = (text: string): void => setSpoken(text);

/** Shows a short message at the bottom of the page, and announces it. */
export function toast(text: string, undo?: () => void, label = 'Undo'): void {
  announce(text);
  setShown({ text, undo, label });
}

/** The messages of the page. */
export function Messages(): JSX.Element {
  const [spoken, speak] = useState('');
  const [message, show] = useState<Message>();
  setSpoken = speak;
  setShown = show;
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(show, message.undo ? WITH_UNDO_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  const undo = (): void => {
    message?.undo?.();
    show(undefined);
  };
  return (
    <>
      {message && (
        <section class="toast card" aria-label="Message">
          <p>{message.text}</p>
          {message.undo && (
            <button type="button" class="small" onClick={undo}>
              {message.label}
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
