import type { JSX } from 'preact';
import { Icon } from './icon.tsx';
import { announce } from './live-region.tsx';

/** Copies a text, and says so. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }): JSX.Element {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      announce(`${label}: copied`);
    } catch {
      announce(`${label}: the browser does not let this page copy`);
    }
  };
  return (
    <button type="button" class="quiet" onClick={copy}>
      <Icon name="copy" /> {label}
    </button>
  );
}
