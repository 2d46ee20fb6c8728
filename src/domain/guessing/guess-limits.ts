import { DAY, MINUTE } from '#kernel/instant.ts';

/**
 * What an attacker may try to guess: what opens a reservation or an account, or spends a gift card. Requests to send
 * something to a contact, `recovery`, are always counted alike: whether the contact exists is itself worth guessing.
 */
export type GuessedSecret = 'reservation' | 'account' | 'recovery' | 'gift-card';

/**
 * Failed tries, including this one. `ofAsker` are those from one address (IPv6: /64) against one secret, `ofSecret`
 * those from every address against it; over a quarter of an hour, a day, and a minute.
 */
export interface Failures {
  readonly ofAskerLately: number;
  readonly ofAskerToday: number;
  readonly ofSecretLately: number;
  readonly ofSecretToday: number;
  readonly ofAddress: number;
  readonly ofSite: number;
}

/** The periods over which failures are counted, in milliseconds. */
export const FAILURES_OVER = { lately: 15 * MINUTE, today: DAY, minute: MINUTE };

/**
 * Allowed without a captcha. Beyond these a captcha is required from everyone who tries that secret, from that address
 * or on the site.
 */
export const FREE_FAILURES: Failures = {
  ofAskerLately: 5,
  ofAskerToday: 10,
  ofSecretLately: 10,
  ofSecretToday: 20,
  ofAddress: 10,
  ofSite: 60,
};

/**
 * Allowed with a captcha. Beyond these only the requester is refused: nobody is locked out by a stranger's failures.
 */
export const MAX_FAILURES = { ofAskerToday: 20, ofAddress: 120 };

/**
 * Failures for one reservation in a day, over all addresses, after which a PIN or a name alone no longer opens it until
 * the next day: a PIN has only six digits. What is sent to its contact still opens it. Passwords need no such limit:
 * there are far more of them.
 */
export const MAX_FAILURES_PER_RESERVATION_A_DAY = 200;

/** What a try requires: nothing, a captcha, a wait, or a code sent to the contact. */
export type GuessVerdict = 'free' | 'captcha' | 'wait' | 'contact';

/** Whether one more try is allowed, counting it as a failure. */
export function judgeTry(secret: GuessedSecret, failures: Failures): GuessVerdict {
  const { ofAskerToday, ofAddress, ofSecretToday } = failures;
  if (ofAskerToday > MAX_FAILURES.ofAskerToday || ofAddress > MAX_FAILURES.ofAddress) return 'wait';
  if (secret === 'reservation' && ofSecretToday > MAX_FAILURES_PER_RESERVATION_A_DAY) return 'contact';
  const isFree = (Object.keys(FREE_FAILURES) as (keyof Failures)[]).every(
    (kind) => failures[kind] <= FREE_FAILURES[kind],
  );
  return isFree ? 'free' : 'captcha';
}

/** Failures at one seat from one address in a quarter of an hour. */
const MAX_FAILURES_AT_SEAT = 20;

/**
 * The same for a name that is typed on board, where there is no captcha. Passengers of a bus share an address, and a seat
 * has its number on every bus: what others failed at, here or elsewhere, refuses nobody. A folio is of one passenger, and
 * its last name opens a reservation elsewhere.
 */
export function judgeOnBoard(named: 'seat' | 'folio', failures: Failures): 'free' | 'wait' {
  const { ofAskerLately, ofSecretLately, ofSecretToday, ofAddress } = failures;
  if (ofAddress > MAX_FAILURES.ofAddress) return 'wait';
  if (named === 'seat') return ofAskerLately > MAX_FAILURES_AT_SEAT ? 'wait' : 'free';
  const isWithin =
    ofAskerLately <= FREE_FAILURES.ofAskerLately &&
    ofSecretLately <= FREE_FAILURES.ofSecretLately &&
    ofSecretToday <= FREE_FAILURES.ofSecretToday;
  return isWithin ? 'free' : 'wait';
}
