import { scope } from '#web/service-worker/worker-scope.ts';

/** Shows a notice that came by push. Browsers want one shown for each that comes. */
export function showPush(sent: unknown): Promise<void> {
  const { title, body, url, tag } = (sent ?? {}) as Readonly<Record<string, string | undefined>>;
  return scope.registration.showNotification(title ?? '', {
    ...(body ? { body } : {}),
    ...(tag ? { tag } : {}),
    icon: '/icon.svg',
    data: url,
  });
}

/** Opens what the notice is about: an address of this site, no matter who wrote it. */
export async function openNotice(notification: Notification): Promise<void> {
  notification.close();
  const url = new URL(String(notification.data ?? '/'), location.origin);
  await scope.clients.openWindow(url.origin === location.origin ? url.href : '/');
}
