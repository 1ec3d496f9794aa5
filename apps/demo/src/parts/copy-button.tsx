import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { announce } from './live-region.tsx';
import { toast } from './toast.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** What is copied, where the label doesn't say it. */
  readonly about?: string;
}

const SHOWN_MS = 2_000;

/** Copies a text, and shows that it did. */
export function CopyButton({ text, label, about }: CopyButtonProps): JSX.Element {
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
      toast('The browser does not let this page copy. Select the text and press Ctrl+C.');
    }
  };
  return (
    <button type="button" class={`quiet small copy ${isCopied ? 'is-copied' : ''}`} onClick={copy}>
      <Icon name={isCopied ? 'check' : 'copy'} /> {isCopied ? 'Copied' : label}
      {about !== undefined && <span class="unseen"> {about}</span>}
    </button>
  );
}
