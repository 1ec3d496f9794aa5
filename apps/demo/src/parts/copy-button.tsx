import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { announce, toast } from './messages.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** What is copied, if the label doesn't say so. */
  readonly about?: string;
  readonly isPrimary?: boolean;
}

const SHOWN_MS = 2_000;

/** Copies a text, and confirms it. */
export function CopyButton({ text, label, about, isPrimary }: CopyButtonProps): JSX.Element {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce(`${about ?? label}: copied`);
    } catch {
      toast('The browser blocked access to the clipboard. Select the text and press Ctrl+C.');
    }
  };
  return (
    <button
      type="button"
      class={`${isPrimary ? 'primary' : 'quiet'} small copy ${isCopied ? 'is-copied' : ''}`}
      onClick={copy}
    >
      <Icon name={isCopied ? 'check' : 'copy'} /> {isCopied ? 'Copied' : label}
      {about !== undefined && <span class="unseen"> {about}</span>}
    </button>
  );
}
