import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { Messages } from '../parts/messages.tsx';
import { formatRoute, useRoute } from '../routing/route.ts';
import { ThemeSwitch } from './theme.tsx';
import { viewOf, views } from './views.ts';

const NAME = 'Payload playground';

/** The address of the guides, if the playground is part of the site. */
declare const GUIDES: string | undefined;

/** The page: header, footer and the view of the URL. */
export function App(): JSX.Element {
  const route = useRoute();
  const view = viewOf(route);
  const main = useRef<HTMLElement>(null);
  const previous = useRef(view);
  useEffect(() => {
    // "quantityUnit" for a row, "one-set" for a rule.
    const detail = route.steps.at(-1)?.replace(/^[\d.]+-.*\./, '');
    document.title = [...(detail === undefined ? [] : [detail]), view.title, NAME].join(' · ');
  }, [location.hash]);
  // The content gets the focus when the view changes, but not when the page loads.
  useEffect(() => {
    if (previous.current === view) return;
    previous.current = view;
    main.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [view]);
  return (
    <>
      <button type="button" class="skip primary" onClick={() => focusContent(main.current)}>
        {view === views[0] ? 'Skip to the editor' : 'Skip to content'}
      </button>
      <header class="top">
        <a class="brand" href={formatRoute('check')} aria-label={NAME}>
          <Icon name="check" />
          <span>{NAME}</span>
        </a>
        <nav aria-label="Views">
          {views.map(({ id, title }) => (
            <a
              key={id}
              href={formatRoute(id, [], { profile: route.query.profile })}
              aria-current={id === view.id ? 'page' : undefined}
            >
              {title}
            </a>
          ))}
          {GUIDES && <a href={GUIDES}>Guides</a>}
        </nav>
        <ThemeSwitch />
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <view.Shown key={view.id} route={route} />
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

/** Focuses the editor, or the view if it has none. */
function focusContent(main: HTMLElement | null): void {
  const editor = main?.querySelector('.editor-host')?.shadowRoot?.querySelector<HTMLElement>('.cm-content');
  (editor ?? main?.querySelector<HTMLElement>('.editor textarea') ?? main)?.focus();
}
