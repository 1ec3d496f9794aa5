import type { JSX } from 'preact';
import { Icon } from './icon.tsx';
import { announce } from './live-region.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** What is copied, where the label doesn't say it. */
  readonly about?: string;
}

/** Copies a text, and says so. */
export function CopyButton({ text, label, about }: CopyButtonProps): JSX.Element {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      announce(`${about ?? label}: copied`);
    } catch {
      announce(`${about ?? label}: the browser does not let this page copy`);
    }
  };
  return (
    <button type="button" class="quiet small" onClick={copy}>
      <Icon name="copy" /> {label}
      {about !== undefined && <span class="unseen"> {about}</span>}
    </button>
  );
}
