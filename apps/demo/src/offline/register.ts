import { toast } from '../parts/messages.tsx';
import { trustedScript } from '../parts/trusted-script.ts';

/** Keeps the page for offline use, and says when there is a new version. */
export async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(trustedScript(new URL('sw.js', document.baseURI).href));
  let isUpdating = false;
  serviceWorker.addEventListener('controllerchange', () => isUpdating && location.reload());
  const tell = (waiting: ServiceWorker): void =>
    toast('There is a new version of this page. Copy your text before you reload: it is not stored.', {
      label: 'Reload',
      run() {
        isUpdating = true;
        waiting.postMessage('update');
      },
    });
  // The first version needs no message.
  if (registration.waiting && serviceWorker.controller) tell(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && serviceWorker.controller) tell(installing);
    });
  });
}
