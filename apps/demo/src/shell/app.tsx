import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { LiveRegion } from '../parts/live-region.tsx';
import { formatRoute, useRoute } from '../routing/route.ts';
import type { ViewProps } from '../routing/view-props.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { type View, viewOf, views } from './views.ts';

const NAME = 'Payload playground';

/** The page: what stands around the views, and the one that the address names. */
export function App(): JSX.Element {
  const route = useRoute();
  const view = viewOf(route);
  const Shown = useView(view);
  const main = useFocusOnChange(view);
  useEffect(() => {
    document.title = `${view.title} · ${NAME}`;
  }, [view]);
  return (
    <>
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        Skip to content
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
      </main>
      {/* Before the view is there, it would be seen to move. */}
      {Shown && (
        <footer class="bottom">
          <Icon name="lock" /> What you enter stays in your browser: it is sent nowhere, and kept nowhere.
        </footer>
      )}
      <LiveRegion />
    </>
  );
}

/** The component of a view, once it is loaded. */
function useView(view: View): ComponentType<ViewProps> | undefined {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly component: ComponentType<ViewProps> }>();
  useEffect(() => {
    let isWanted = true;
    void view.load().then((component) => isWanted && setLoaded({ id: view.id, component }));
    return () => {
      isWanted = false;
    };
  }, [view]);
  return loaded?.id === view.id ? loaded.component : undefined;
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
