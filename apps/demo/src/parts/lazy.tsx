import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component whose code is loaded when it is first shown. */
export function lazy<TProps extends object>(load: () => Promise<ComponentType<TProps>>): ComponentType<TProps> {
  return function Lazy(props: TProps): JSX.Element | null {
    const [Shown, setShown] = useState<ComponentType<TProps>>();
    useEffect(() => {
      const show = (component: ComponentType<TProps>): void => setShown(() => component);
      load().then(
        // It is drawn in a task of its own: its code has just taken one.
        (component) => setTimeout(show, 0, component),
        () => show(Failed),
      );
    }, []);
    return Shown ? <Shown {...props} /> : null;
  };
}

const Failed = (): JSX.Element => (
  <div class="page stack">
    <h1>This part could not be loaded</h1>
    <p class="lead">Check the network, then reload the page. Copy your text first: it is not stored.</p>
    <p class="row">
      <button type="button" onClick={() => location.reload()}>
        Reload the page
      </button>
    </p>
  </div>
);
