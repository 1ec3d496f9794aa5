import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { Messages } from '../parts/messages.tsx';
import { reloadOnce } from '../parts/reload-once.ts';
import { formatRoute, useRoute, type ViewProps } from '../routing/route.ts';
import { DraftSwitch } from './draft-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { type View, viewOf, views } from './views.ts';

const NAME = 'Payload playground';

/** The page: header, footer and the view of the URL. */
export function App(): JSX.Element {
  const route = useRoute();
  const view = viewOf(route);
  const { Shown, hasFailed } = useView(view);
  const main = useFocusOnChange(view);
  useEffect(() => {
    // "quantityUnit" for a row, "one-set" for a rule.
    const detail = route.steps.at(-1)?.replace(/^[\d.]+-.*\./, '');
    document.title = [...(detail === undefined ? [] : [detail]), view.title, NAME].join(' · ');
  }, [location.hash]);
  return (
    <>
      <button type="button" class="skip primary" onClick={() => focusContent(main.current)}>
        {view.id === 'check' ? 'Skip to the editor' : 'Skip to content'}
      </button>
      <header class="top">
        <a class="brand" href={formatRoute(views[0].id)}>
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
        </nav>
        <ThemeSwitch />
      </header>
      <main id="main" ref={main} tabIndex={-1} class={`view view-${view.id}`}>
        {Shown && <Shown route={route} />}
        {hasFailed && (
          <div class="page">
            <h1>This part could not be loaded</h1>
            <p class="lead">Check the network, then try again. What you entered is still here.</p>
            <p class="row">
              <button type="button" onClick={() => location.reload()}>
                Reload the page
              </button>
            </p>
          </div>
        )}
      </main>
      {/* Shown after the view, because it would move. */}
      {Shown && <DraftSwitch />}
      <Messages />
    </>
  );
}

/** Focuses the editor, or the view if it has none. */
function focusContent(main: HTMLElement | null): void {
  const editor = main?.querySelector('.editor-host')?.shadowRoot?.querySelector<HTMLElement>('.cm-content');
  (editor ?? main?.querySelector<HTMLElement>('.editor textarea') ?? main)?.focus();
}

interface LoadedView {
  readonly id: string;
  /** Missing if the view can't be loaded. */
  readonly component?: ComponentType<ViewProps>;
}

/** Loads the component of a view. */
function useView(view: View): { readonly Shown: ComponentType<ViewProps> | undefined; readonly hasFailed: boolean } {
  const [loaded, setLoaded] = useState<LoadedView>();
  useEffect(() => {
    let isWanted = true;
    const show = (next: LoadedView): void => {
      if (isWanted) setLoaded(next);
    };
    view.load().then(
      // The view is drawn in a task of its own: its code has just taken one.
      (component) => setTimeout(show, 0, { id: view.id, component }),
      () => reloadOnce() || show({ id: view.id }),
    );
    return () => {
      isWanted = false;
    };
  }, [view]);
  const isShown = loaded?.id === view.id;
  return { Shown: isShown ? loaded.component : undefined, hasFailed: isShown && loaded.component === undefined };
}

/** Moves the focus to the content when the view changes, but not when the page loads. */
function useFocusOnChange(view: View) {
  const main = useRef<HTMLElement>(null);
  const previous = useRef(view);
  useEffect(() => {
    if (previous.current === view) return;
    previous.current = view;
    main.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [view]);
  return main;
}
