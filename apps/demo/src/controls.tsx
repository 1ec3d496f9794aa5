import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';

/** A button, and what it opens. */
export function Popover({ label, children }: { label: string; children: ComponentChildren }): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" popovertarget={label}>
        {label}
      </button>
      <div id={label} popover role="dialog" aria-label={label} onToggle={(event) => setOpen(event.newState === 'open')}>
        {isOpen && children}
        <button type="button" popovertarget={label}>
          Close
        </button>
      </div>
    </>
  );
}

/** Copies a text; if the browser does not allow it, shows it. */
export function CopyButton({ label, text }: { label: string; text: string }): JSX.Element {
  const [result, setResult] = useState('');
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => setResult('Copied.'),
      () => setResult(text),
    );
  return (
    <p>
      <button type="button" onClick={copy}>
        {label}
      </button>{' '}
      <span role="status">{result}</span>
    </p>
  );
}
