import { dropOldTickets, KEEP_SHELL } from '#web/kept/ticket-store.ts';
import { answerNavigation } from '#web/service-worker/answer-navigation.ts';
import {
  dropOldPages,
  isKeptAsset,
  keepOfflinePage,
  keepTicketPages,
  keptPage,
} from '#web/service-worker/kept-pages.ts';
import { openNotice, showPush } from '#web/service-worker/show-push.ts';
import { scope } from '#web/service-worker/worker-scope.ts';

/**
 * The site's service worker. It keeps two pages that are nobody's and the files they need; tickets are kept by the pages that
 * show them. Calls, forms and everything of a sale pass it by: they are the network's, or they fail.
 */
scope.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await keepOfflinePage();
      if (await dropOldTickets(Date.now())) await keepTicketPages();
      await scope.skipWaiting();
    })(),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await dropOldPages();
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
    })(),
  );
});

scope.addEventListener('fetch', (event) => {
  const { method, mode, destination, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate' && destination === 'document' && !pathname.startsWith('/api/'))
    event.respondWith(answerNavigation(event));
  else if (isKeptAsset(pathname))
    event.respondWith(keptPage(pathname).then((response) => response ?? fetch(event.request)));
});

scope.addEventListener('message', (event) => {
  if (event.data === KEEP_SHELL) event.waitUntil(keepTicketPages());
});

scope.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.json())));

scope.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification)));
