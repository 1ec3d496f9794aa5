import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const listeners = new Set<(message: string) => void>();

/** Announces a message to screen readers. */
export function announce(message: string): void {
  for (const listener of listeners) listener(message);
}

export function LiveRegion(): JSX.Element {
  const [message, setMessage] = useState('');
  useEffect(() => {
    listeners.add(setMessage);
    return () => {
      listeners.delete(setMessage);
    };
  }, []);
  return (
    <p class="unseen" role="status" aria-live="polite">
      {message}
    </p>
  );
}
