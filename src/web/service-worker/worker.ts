import { answerForm } from '#web/service-worker/answer-form.ts';
import { answerNavigation } from '#web/service-worker/answer-navigation.ts';
import {
  dropOldPages,
  isCachedAsset,
  cacheOfflinePage,
  cacheSavedPages,
  cachedPage,
} from '#web/service-worker/cached-pages.ts';
import { scope } from '#web/service-worker/worker-scope.ts';
import { dropOldTickets, CACHE_SHELL } from '#web/ticketing/ticket-store.ts';

/**
 * The site's service worker. It caches three pages without personal data and their files; tickets are saved by the pages
 * that show them. API calls and everything of a sale bypass it: they use the network or fail. Forms use the network
 * too, and one without a response can be resent.
 */
scope.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await cacheOfflinePage();
      if (await dropOldTickets(Date.now())) await cacheSavedPages();
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
  if (event.data === CACHE_SHELL) event.waitUntil(cacheSavedPages());
});

scope.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.json())));

scope.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification)));

/** Shows a notice from a push message. Browsers require one to be shown for each message. */
function showPush(sent: unknown): Promise<void> {
  const { title, body, url, tag } = (sent ?? {}) as Readonly<Record<string, string | undefined>>;
  return scope.registration.showNotification(title ?? '', {
    ...(body ? { body } : {}),
    ...(tag ? { tag } : {}),
    icon: '/icon.svg',
    data: url,
  });
}

/** Opens the page of the notice: always a URL of this site, because the payload is untrusted. */
async function openNotice(notification: Notification): Promise<void> {
  notification.close();
  const url = new URL(String(notification.data ?? '/'), location.origin);
  await scope.clients.openWindow(url.origin === location.origin ? url.href : '/');
}
