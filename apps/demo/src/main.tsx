import { render } from 'preact';
import { Page } from './page.tsx';
import { ifPossible } from './parts/if-possible.ts';

/** Where the site keeps the theme that the visitor chose: `light`, `dark` or `auto`. */
const THEME = 'vitepress-theme-appearance';
const { dataset, classList } = document.documentElement;
dataset.theme = ifPossible(() => localStorage.getItem(THEME)) ?? 'auto';

// The start page of the site has a header of its own.
classList.toggle('is-embedded', location.search === '?embedded');

const root = document.querySelector('#app');
if (root) render(<Page />, root);
