import { WORKER_PATH } from '#web/services/register-worker.ts';

/** What the server is told of a browser that wants pushes. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A worker that the network did not bring whole is never ready. */
const MAX_WAIT_MS = 15_000;

const installed = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([navigator.serviceWorker.ready, new Promise<never>((_, reject) => setTimeout(reject, MAX_WAIT_MS))]);

/** Asks the visitor, then the browser; or why not. Called by a press of a button and by nothing else. */
export async function subscribed(key: string): Promise<Subscription | 'denied' | 'failed' | 'unavailable'> {
  if (!('PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator))
    return 'unavailable';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    await navigator.serviceWorker.register(WORKER_PATH);
    const { pushManager } = await installed();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh, auth } = keys ?? {};
    return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : 'failed';
  } catch {
    return 'failed';
  }
}
