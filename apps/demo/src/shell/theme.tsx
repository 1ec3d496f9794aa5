import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

const KEY = 'theme';

/** The stored theme; empty for that of the operating system. */
function storedTheme(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Applies and stores a theme, if the browser has storage. */
export function applyTheme(theme = storedTheme()): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The theme applies to this visit only.
  }
}

/** Chooses the light, dark or system theme. */
export function ThemeSwitch(): JSX.Element {
  const [theme, setTheme] = useState(storedTheme);
  const choose = (next: string): void => {
    setTheme(next);
    applyTheme(next);
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
