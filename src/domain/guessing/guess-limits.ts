import { DAY, MINUTE } from '#kernel/instant.ts';

/**
 * What somebody who does not know it may try to guess: what opens a reservation or an account, or spends a gift card. Asking for word to be sent
 * to a contact, `recovery`, is counted alike each time: it is worth a guess whether there is one.
 */
export type GuessedSecret = 'reservation' | 'account' | 'recovery' | 'gift-card';

/**
 * Failed tries, this one counted. `ofAsker` are those of one address (IPv6: /64) at one secret, `ofSecret` those of
 * everybody at it; in a quarter of an hour, in a day, and in a minute.
 */
export interface Failures {
  readonly ofAskerLately: number;
  readonly ofAskerToday: number;
  readonly ofSecretLately: number;
  readonly ofSecretToday: number;
  readonly ofAddress: number;
  readonly ofSite: number;
}

/** The spells that failures are counted over, in milliseconds. */
export const FAILURES_OVER = { lately: 15 * MINUTE, today: DAY, minute: MINUTE };

/** This many without a captcha. Beyond them one is asked for, of everybody who tries that secret, that address or the site. */
export const FREE_FAILURES: Failures = {
  ofAskerLately: 5,
  ofAskerToday: 10,
  ofSecretLately: 10,
  ofSecretToday: 20,
  ofAddress: 10,
  ofSite: 60,
};

/** This many with one. Only who asks is refused beyond them: never somebody else for what a stranger did. */
export const MAX_FAILURES = { ofAskerToday: 20, ofAddress: 120 };

/**
 * Failures of one reservation in a day, from all the world, after which a PIN or a name alone no longer opens it until tomorrow:
 * a PIN has six digits. What is sent to its contact opens it then as ever. A password needs no such end: there are far more.
 */
export const MAX_FAILURES_PER_RESERVATION_A_DAY = 200;

/** What a try costs: nothing, a captcha, a wait, or word that is sent to the contact. */
export type GuessVerdict = 'free' | 'captcha' | 'wait' | 'contact';

/** Whether one more try may be made, itself counted among the failures. */
export function judgeTry(secret: GuessedSecret, failures: Failures): GuessVerdict {
  const { ofAskerToday, ofAddress, ofSecretToday } = failures;
  if (ofAskerToday > MAX_FAILURES.ofAskerToday || ofAddress > MAX_FAILURES.ofAddress) return 'wait';
  if (secret === 'reservation' && ofSecretToday > MAX_FAILURES_PER_RESERVATION_A_DAY) return 'contact';
  const isFree = (Object.keys(FREE_FAILURES) as (keyof Failures)[]).every(
    (kind) => failures[kind] <= FREE_FAILURES[kind],
  );
  return isFree ? 'free' : 'captcha';
}
