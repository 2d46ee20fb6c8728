import { parseReservationCode } from '#kernel/ids.ts';
import { A_YEAR, SAVED_COOKIE, type PageRequest, type SetCookie } from '#wire/page.ts';
import { CODE_SEPARATOR } from './remember-saved.ts';

/**
 * Of a reservation on this device: kept as its visitor said, to be asked about, or not even that after a refusal (T96).
 */
export type SavingChoice = 'kept' | 'ask' | 'never';

/** What a page does about the tickets it shows. Anybody may have written the cookie. */
export function savingChoiceOf({ consent, kept = '' }: PageRequest['cookies'], code: string): SavingChoice {
  if (consent === 'none') return 'never';
  return parseReservationCode(code) === code && kept.split(CODE_SEPARATOR).includes(code) ? 'kept' : 'ask';
}

/**
 * The cookie once more, from the server: what a page wrote is cut short by browsers, and the tickets would go before
 * the trip.
 */
export function keptOn({ kept = '' }: PageRequest['cookies']): readonly SetCookie[] {
  const codes = kept.split(CODE_SEPARATOR).filter((code) => parseReservationCode(code) === code);
  return codes.length > 0 ? [{ name: SAVED_COOKIE, value: codes.join(CODE_SEPARATOR), maxAge: A_YEAR }] : [];
}
