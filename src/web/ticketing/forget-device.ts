import { TICKET_CACHE } from './ticket-store.ts';

/** Everything travellers have in the storage begins so. What a door keeps there is work and stays: `anden-boarding-…`. */
const TRAVELLERS = 'anden.';
const WAITING_SCANS = 'anden-boarding-waiting';

/**
 * Clears what the device keeps for its visitor, by the page itself: not every browser obeys `Clear-Site-Data`, and a door is
 * not sent it. Called where a form is sent that has the device forget.
 */
export function forgetDevice(): void {
  try {
    // Without this cookie the answer would clear the scans as well.
    if ((localStorage.getItem(WAITING_SCANS) ?? '[]') !== '[]') document.cookie = 'door=1;path=/;samesite=lax';
    for (const key of Object.keys(localStorage)) if (key.startsWith(TRAVELLERS)) localStorage.removeItem(key);
  } catch {
    // A forbidden storage holds nothing.
  }
  if ('caches' in globalThis) void caches.delete(TICKET_CACHE).catch(() => undefined);
}
