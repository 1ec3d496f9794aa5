import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { SITE, useAddress } from './address.ts';
import { CheckView } from './check/check-view.tsx';
import { Icon } from './parts/icon.tsx';
import { Messages } from './parts/messages.tsx';

/** The page: the header of the site, the view and the footer. */
export function Page(): JSX.Element {
  const address = useAddress();
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <button type="button" class="skip primary" onClick={() => focusEditor(main.current)}>
        Skip to the editor
      </button>
      <header class="top">
        <a class="brand" href={`${SITE}/index.html`} aria-label="Payload rules">
          <Icon name="check" />
          <span>Payload rules</span>
        </a>
        <nav aria-label="Site">
          <a href={`${SITE}/overview.html`}>Guides</a>
          <a href={`${SITE}/docs/reference/index.html`}>Reference</a>
          <a href="#/check" aria-current="page">
            Playground
          </a>
        </nav>
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <CheckView address={address} />
      </main>
      <footer class="bottom">
        <p>
          <Icon name="lock" /> Nothing is sent anywhere, and your input is not stored.
        </p>
      </footer>
      <Messages />
    </>
  );
}

function focusEditor(main: HTMLElement | null): void {
  const editor = main?.querySelector('.editor-host')?.shadowRoot?.querySelector<HTMLElement>('.cm-content');
  (editor ?? main?.querySelector<HTMLElement>('.editor textarea'))?.focus();
}
