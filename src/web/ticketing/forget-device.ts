import { TICKET_CACHE } from './ticket-store.ts';

/** Prefix of all traveller data in storage. Boarding data has another one and is kept: `anden-boarding-…`. */
const TRAVELLERS = 'anden.';
const WAITING_SCANS = 'anden-boarding-waiting';

/**
 * Clears the visitor's data from the device in the page itself: not every browser obeys `Clear-Site-Data`, and boarding
 * devices are not sent it. Called when a form is submitted that clears the device.
 */
export function forgetDevice(): void {
  try {
    // Without this cookie, the response's `Clear-Site-Data` would delete the scans as well.
    if ((localStorage.getItem(WAITING_SCANS) ?? '[]') !== '[]') document.cookie = 'door=1;path=/;samesite=lax';
    for (const key of Object.keys(localStorage)) if (key.startsWith(TRAVELLERS)) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: it is empty.
  }
  if ('caches' in globalThis) void caches.delete(TICKET_CACHE).catch(() => undefined);
}
