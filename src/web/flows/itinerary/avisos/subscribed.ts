import { WORKER_PATH } from '#web/client/register-worker.ts';

/** What the server is told of a browser that wants pushes. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Asks the visitor, then the browser; or why not. Called by a press of a button and by nothing else. */
export async function subscribed(key: string): Promise<Subscription | 'denied' | 'failed' | 'unavailable'> {
  if (!('PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator))
    return 'unavailable';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    await navigator.serviceWorker.register(WORKER_PATH);
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh, auth } = keys ?? {};
    return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : 'failed';
  } catch {
    return 'failed';
  }
}
