import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { toast } from './messages.tsx';

/** A component whose code is loaded when it is first shown. */
export function lazy<TProps extends object>(load: () => Promise<ComponentType<TProps>>): ComponentType<TProps> {
  return function Lazy(props: TProps): JSX.Element | null {
    const [Shown, setShown] = useState<ComponentType<TProps>>();
    useEffect(() => {
      load().then(
        (component) => setShown(() => component),
        () => toast('A part of the page could not be loaded. Check the network, copy your text, and reload the page.'),
      );
    }, []);
    return Shown ? <Shown {...props} /> : null;
  };
}
