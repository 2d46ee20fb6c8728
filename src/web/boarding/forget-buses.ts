import { scannerStorage } from './scan-queue.ts';

/** Cache in which the boarding worker stores pages. */
const KEPT_PAGES = 'anden-boarding-pages';

/**
 * Removes passenger lists from the device when an operator signs out: the cached pages of buses and who boarded. Scans
 * not yet sent stay until an operator signs in and sends them; they contain no names.
 */
export async function forgetBuses(): Promise<void> {
  scannerStorage(localStorage, () => '').forgetBoarded();
  if ('caches' in globalThis) await caches.delete(KEPT_PAGES);
}
