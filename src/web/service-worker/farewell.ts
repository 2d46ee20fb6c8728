import { scope } from '#web/service-worker/worker-scope.ts';

/** Takes the place of a service worker that is to go: forgets all it kept, and goes. */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await scope.registration.unregister();
    })(),
  );
});
