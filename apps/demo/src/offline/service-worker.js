// The build replaces these two: the version, and the page's files.
const VERSION = 'playground __VERSION__';
const FILES = ['__FILES__'];

addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
});

addEventListener('activate', (event) => {
  const removeOthers = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith('playground ') && name !== VERSION).map((name) => caches.delete(name)),
    );
    await clients.claim();
  };
  event.waitUntil(removeOthers());
});

addEventListener('fetch', (event) => {
  const answer = async () => {
    const cache = await caches.open(VERSION);
    return (await cache.match(event.request, { ignoreVary: true })) ?? fetch(event.request);
  };
  if (event.request.method === 'GET') event.respondWith(answer());
});

// The user chose to load the new version.
addEventListener('message', ({ data }) => {
  if (data === 'update') skipWaiting();
});
