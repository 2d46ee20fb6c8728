import { parseReservationCode } from '#kernel/ids.ts';
import { KEPT_BETWEEN } from '#web/kept/remember-kept.ts';
import type { PageRequest } from '#wire/page.ts';

/** Of a reservation on this device: kept as its visitor said, to be asked about, or not even that after a refusal (T96). */
export type Keeps = 'kept' | 'ask' | 'never';

/** What a page does about the tickets it shows. Anybody may have written the cookie. */
export function keepsOf({ consent, kept = '' }: PageRequest['cookies'], code: string): Keeps {
  if (consent === 'none') return 'never';
  return parseReservationCode(code) === code && kept.split(KEPT_BETWEEN).includes(code) ? 'kept' : 'ask';
}
