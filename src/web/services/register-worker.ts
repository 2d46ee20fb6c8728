export const WORKER_PATH = '/sw.js';

/** Registers the service worker once the page has settled, so that it delays nothing. The site works without it. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register(WORKER_PATH).catch(() => undefined);
  const whenIdle = () =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(register) : setTimeout(register, 500);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
