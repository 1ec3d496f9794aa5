import { render } from 'preact';
import { SITE } from './address.ts';
import { ifPossible } from './if-possible.ts';
import { Playground } from './playground.tsx';

/** Where the site keeps the theme that the visitor chose: `light`, `dark` or `auto`. */
const THEME = 'vitepress-theme-appearance';

const { dataset, classList } = document.documentElement;
const setTheme = (): void => {
  dataset.theme = ifPossible(() => localStorage.getItem(THEME)) ?? 'auto';
};
setTheme();
// Another page of the site changed it, such as the one that frames this page.
addEventListener('storage', setTheme);

// The start page of the site has a header of its own.
classList.toggle('is-embedded', location.search === '?embedded');

document.body.replaceChildren();
render(
  <>
    <nav class="row" aria-label="Site">
      <a href={`${SITE}/index.html`}>Payload rules</a>
      <a href={`${SITE}/overview.html`}>Guides</a>
      <a href={`${SITE}/docs/reference/index.html`}>Reference</a>
      <a href="#/check" aria-current="page">
        Playground
      </a>
    </nav>
    <Playground />
    <footer>Nothing is sent anywhere. Your text stays in this tab until you close it.</footer>
  </>,
  document.body,
);
