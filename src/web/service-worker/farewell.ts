import { scope } from '#web/service-worker/worker-scope.ts';

/** Replaces a service worker that is to be removed: deletes all its caches and unregisters itself. */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await scope.registration.unregister();
    })(),
  );
});
