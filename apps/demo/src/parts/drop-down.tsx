import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './icon.tsx';

interface DropDownProps {
  readonly icon: IconName;
  readonly label: string;
  /** Whether something is set in it. */
  readonly isSet?: boolean;
  readonly children: ComponentChildren;
}

/** A menu that opens below its label, and closes on Escape or a click outside. */
export function DropDown({ icon, label, isSet, children }: DropDownProps): JSX.Element {
  const [wasOpened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !details.current?.contains(target)) details.current?.removeAttribute('open');
    };
    addEventListener('pointerdown', closeOutside);
    return () => removeEventListener('pointerdown', closeOutside);
  }, []);
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details class="drop-down" ref={details} onKeyDown={closeOnEscape} onToggle={() => setOpened(true)}>
      <summary class={isSet ? 'is-set' : ''}>
        <Icon name={icon} /> {label}
      </summary>
      <div class="menu card stack">{wasOpened && children}</div>
    </details>
  );
}
