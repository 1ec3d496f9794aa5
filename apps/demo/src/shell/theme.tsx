import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ifPossible } from '../parts/if-possible.ts';

const KEY = 'theme';

/** The stored theme; empty for that of the operating system. */
const storedTheme = (): string => ifPossible(() => localStorage.getItem(KEY)) ?? '';

/** Applies the stored theme. */
export function applyTheme(): void {
  document.documentElement.dataset.theme = storedTheme();
}

/** Chooses the light, dark or system theme. */
export function ThemeSwitch(): JSX.Element {
  const [theme, setTheme] = useState(storedTheme);
  const choose = (next: string): void => {
    setTheme(next);
    document.documentElement.dataset.theme = next;
    ifPossible(() => localStorage.setItem(KEY, next));
  };
  return (
    <select
      class="small quiet"
      aria-label="Theme"
      value={theme}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="">System</option>
      <option value="light">Light</option>
      <option value="dark">Dark</option>
    </select>
  );
}
