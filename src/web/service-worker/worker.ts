import { answerForm } from '#web/service-worker/answer-form.ts';
import { answerNavigation } from '#web/service-worker/answer-navigation.ts';
import {
  dropOldPages,
  isCachedAsset,
  cacheOfflinePage,
  cacheTicketPages,
  cachedPage,
} from '#web/service-worker/cached-pages.ts';
import { scope } from '#web/service-worker/worker-scope.ts';
import { dropOldTickets, CACHE_SHELL } from '#web/ticketing/ticket-store.ts';

/**
 * The site's service worker. It keeps two pages that are nobody's and the files they need; tickets are kept by the pages that
 * show them. Calls and everything of a sale pass it by: they are the network's, or they fail. So are forms, and one that
 * got no answer can be sent again.
 */
scope.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await cacheOfflinePage();
      if (await dropOldTickets(Date.now())) await cacheTicketPages();
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
  if (origin !== location.origin) return;
  const isPage = mode === 'navigate' && destination === 'document' && !pathname.startsWith('/api/');
  if (isPage && method === 'POST') event.respondWith(answerForm(event.request));
  if (method !== 'GET') return;
  if (isPage) event.respondWith(answerNavigation(event));
  else if (isCachedAsset(pathname))
    event.respondWith(cachedPage(pathname).then((response) => response ?? fetch(event.request)));
});

scope.addEventListener('message', (event) => {
  if (event.data === CACHE_SHELL) event.waitUntil(cacheTicketPages());
});

scope.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.json())));

scope.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification)));

/** Shows a notice that came by push. Browsers want one shown for each that comes. */
function showPush(sent: unknown): Promise<void> {
  const { title, body, url, tag } = (sent ?? {}) as Readonly<Record<string, string | undefined>>;
  return scope.registration.showNotification(title ?? '', {
    ...(body ? { body } : {}),
    ...(tag ? { tag } : {}),
    icon: '/icon.svg',
    data: url,
  });
}

/** Opens what the notice is about: an address of this site, no matter who wrote it. */
async function openNotice(notification: Notification): Promise<void> {
  notification.close();
  const url = new URL(String(notification.data ?? '/'), location.origin);
  await scope.clients.openWindow(url.origin === location.origin ? url.href : '/');
}
