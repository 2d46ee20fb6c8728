import { WORKER_PATH } from '#web/services/register-worker.ts';

/** The push subscription sent to the server. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A service worker that failed to download completely never becomes ready. */
const MAX_WAIT_MS = 15_000;

const installed = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([navigator.serviceWorker.ready, new Promise<never>((_, reject) => setTimeout(reject, MAX_WAIT_MS))]);

/**
 * A browser that has a subscription with the same key returns it, and one with another key refuses. Of ours only a
 * former key can be another, and nothing can be sent by that any more.
 */
const subscribedBy = (pushManager: PushManager, options: PushSubscriptionOptionsInit): Promise<PushSubscription> =>
  pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });

/**
 * Asks the visitor for permission and the browser for a subscription, or returns why not. Called only from a button
 * press.
 */
export async function subscribed(key: string): Promise<Subscription | 'denied' | 'failed' | 'unavailable'> {
  if (!('PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator))
    return 'unavailable';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    await navigator.serviceWorker.register(WORKER_PATH);
    const { pushManager } = await installed();
    const subscription = await subscribedBy(pushManager, { userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh, auth } = keys ?? {};
    return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : 'failed';
  } catch {
    return 'failed';
  }
}
