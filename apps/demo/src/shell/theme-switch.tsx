import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, type IconName } from '../parts/icon.tsx';
import { applyTheme, storedTheme, storeTheme, type Theme, themes } from './theme.ts';

const ICONS: Readonly<Record<Theme, IconName>> = { system: 'screen', light: 'sun', dark: 'moon' };

/** Chooses the light, dark or system theme. */
export function ThemeSwitch(): JSX.Element {
  const [theme, setTheme] = useState(storedTheme);
  const choose = (next: Theme): void => {
    setTheme(next);
    storeTheme(next);
    applyTheme(next);
  };
  return (
    <fieldset class="themes">
      <legend class="unseen">Theme</legend>
      {themes.map((each) => (
        <label key={each} title={`${each} theme`}>
          <input type="radio" name="theme" class="unseen" checked={theme === each} onChange={() => choose(each)} />
          <Icon name={ICONS[each]} />
          <span class="unseen">{each}</span>
        </label>
      ))}
    </fieldset>
  );
}
