export const WORKER_PATH = '/sw.js';

/** Takes the service worker on once the page is at rest: nobody waits for it. Without one the site works all the same. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register(WORKER_PATH).catch(() => undefined);
  const whenIdle = () =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(register) : setTimeout(register, 500);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
