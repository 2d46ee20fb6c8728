import { parseReservationCode } from '#kernel/ids.ts';
import { KEPT_BETWEEN } from '#web/kept/remember-kept.ts';
import { A_YEAR, KEPT_COOKIE, type PageRequest, type SetCookie } from '#wire/page.ts';

/** Of a reservation on this device: kept as its visitor said, to be asked about, or not even that after a refusal (T96). */
export type Keeps = 'kept' | 'ask' | 'never';

/** What a page does about the tickets it shows. Anybody may have written the cookie. */
export function keepsOf({ consent, kept = '' }: PageRequest['cookies'], code: string): Keeps {
  if (consent === 'none') return 'never';
  return parseReservationCode(code) === code && kept.split(KEPT_BETWEEN).includes(code) ? 'kept' : 'ask';
}

/** The cookie once more, from the server: what a page wrote is cut short by browsers, and the tickets would go before the trip. */
export function keptOn({ kept = '' }: PageRequest['cookies']): readonly SetCookie[] {
  const codes = kept.split(KEPT_BETWEEN).filter((code) => parseReservationCode(code) === code);
  return codes.length > 0 ? [{ name: KEPT_COOKIE, value: codes.join(KEPT_BETWEEN), maxAge: A_YEAR }] : [];
}
