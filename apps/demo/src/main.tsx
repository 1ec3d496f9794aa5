import { render } from 'preact';
import { parseRoute } from './routing/route.ts';
import { App } from './shell/app.tsx';
import { applyTheme } from './shell/theme.tsx';
import { viewOf } from './shell/views.ts';

// Loads the view while the header is drawn. The app asks for it again, and handles failures.
viewOf(parseRoute(location.hash))
  .load()
  .catch(() => undefined);

applyTheme();
// After the page: a first visit should not wait for it.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () =>
    import('./offline/register.ts').then(({ register }) => register()).catch(() => undefined),
  );
}
const root = document.querySelector('#app');
if (root) render(<App />, root);
