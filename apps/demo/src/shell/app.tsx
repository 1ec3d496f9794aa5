import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { LiveRegion } from '../parts/live-region.tsx';
import { Toasts } from '../parts/toast.tsx';
import { formatRoute, useRoute } from '../routing/route.ts';
import type { ViewProps } from '../routing/view-props.ts';
import { DraftSwitch } from './draft-switch.tsx';
import { reloadOnce } from './reload-once.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { type View, viewOf, views } from './views.ts';

const NAME = 'Payload playground';

/** The page: what stands around the views, and the one that the address names. */
export function App(): JSX.Element {
  const route = useRoute();
  const view = viewOf(route);
  const { Shown, hasFailed } = useView(view);
  const main = useFocusOnChange(view);
  useEffect(() => {
    document.title = `${view.title} · ${NAME}`;
  }, [view]);
  return (
    <>
      <button type="button" class="skip" onClick={() => focusContent(main.current)}>
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
                Load the page again
              </button>
            </p>
          </div>
        )}
      </main>
      {/* Before the view is there, it would be seen to move. */}
      {Shown && <DraftSwitch />}
      <Toasts />
      <LiveRegion />
    </>
  );
}

/** The editor, where the view has one. */
function focusContent(main: HTMLElement | null): void {
  const editor = main?.querySelector('.editor-host')?.shadowRoot?.querySelector<HTMLElement>('.cm-content');
  (editor ?? main?.querySelector<HTMLElement>('.editor textarea') ?? main)?.focus();
}

interface LoadedView {
  readonly id: string;
  /** Left out where the view can't be loaded. */
  readonly component?: ComponentType<ViewProps>;
}

/** The component of a view, once it is loaded. */
function useView(view: View): { readonly Shown: ComponentType<ViewProps> | undefined; readonly hasFailed: boolean } {
  const [loaded, setLoaded] = useState<LoadedView>();
  useEffect(() => {
    let isWanted = true;
    const take = (next: LoadedView): void => {
      if (isWanted) setLoaded(next);
    };
    view.load().then(
      (component) => take({ id: view.id, component }),
      () => reloadOnce() || take({ id: view.id }),
    );
    return () => {
      isWanted = false;
    };
  }, [view]);
  const isShown = loaded?.id === view.id;
  return { Shown: isShown ? loaded.component : undefined, hasFailed: isShown && loaded.component === undefined };
}

/** Moves the focus to the content when another view is shown, but not on arrival. */
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
