import { render } from 'preact';
import { App } from './shell/app.tsx';
import { applyTheme, storedTheme } from './shell/theme.ts';

applyTheme(storedTheme());
const root = document.querySelector('#app');
if (root) render(<App />, root);
