import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { announce } from './live-region.tsx';

interface Message {
  readonly text: string;
  /** Undoes what the message reports, or does what `label` says. */
  readonly undo?: (() => void) | undefined;
  readonly label: string;
}

const listeners = new Set<(message: Message) => void>();

/** A message with a button stays longer. */
const SHOWN_MS = 5_000;
const WITH_UNDO_MS = 15_000;

/** Shows a short message at the bottom of the page, and announces it to screen readers. */
export function toast(text: string, undo?: () => void, label = 'Undo'): void {
  announce(text);
  for (const listener of listeners) listener({ text, undo, label });
}

export function Toasts(): JSX.Element | null {
  const [message, setMessage] = useState<Message>();
  useEffect(() => {
    listeners.add(setMessage);
    return () => {
      listeners.delete(setMessage);
    };
  }, []);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(undefined), message.undo ? WITH_UNDO_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  if (!message) return null;
  const undo = (): void => {
    message.undo?.();
    setMessage(undefined);
  };
  return (
    <section class="toast" aria-label="Message">
      <p>{message.text}</p>
      {message.undo && (
        <button type="button" class="small" onClick={undo}>
          {message.label}
        </button>
      )}
      <button type="button" class="small quiet" aria-label="Close message" onClick={() => setMessage(undefined)}>
        ×
      </button>
    </section>
  );
}
