import { parseReservationCode } from '#kernel/ids.ts';
import { A_YEAR, SAVED_COOKIE, type PageRequest, type SetCookie } from '#wire/page.ts';
import { CODE_SEPARATOR } from './remember-saved.ts';

/** For a reservation on this device: saved by consent, to be asked, or never asked after a refusal (T96). */
export type SavingChoice = 'kept' | 'ask' | 'never';

/** What a page does about saving its tickets. The cookie is untrusted input. */
export function savingChoiceOf({ consent, kept = '' }: PageRequest['cookies'], code: string): SavingChoice {
  if (consent === 'none') return 'never';
  return parseReservationCode(code) === code && kept.split(CODE_SEPARATOR).includes(code) ? 'kept' : 'ask';
}

/**
 * Sets the cookie again from the server: browsers shorten the lifetime of cookies set by scripts, and the tickets would
 * be deleted before the trip.
 */
export function keptOn({ kept = '' }: PageRequest['cookies']): readonly SetCookie[] {
  const codes = kept.split(CODE_SEPARATOR).filter((code) => parseReservationCode(code) === code);
  return codes.length > 0 ? [{ name: SAVED_COOKIE, value: codes.join(CODE_SEPARATOR), maxAge: A_YEAR }] : [];
}
