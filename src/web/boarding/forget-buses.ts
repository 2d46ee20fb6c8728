import { scannerStorage } from './scan-queue.ts';

/** What the boarding worker keeps pages under. */
const KEPT_PAGES = 'anden-boarding-pages';

/**
 * Anyone who no longer works here leaves no list of passengers on the device: neither the pages of buses nor who boarded.
 * Scans that the server has not heard of stay until somebody signs in and sends them; they name nobody.
 */
export async function forgetBuses(): Promise<void> {
  scannerStorage(localStorage, () => '').forgetBoarded();
  if ('caches' in globalThis) await caches.delete(KEPT_PAGES);
}
