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
export const MAX_FAILURES = { ofAskerToday: 20, ofAddress: 120 } as const satisfies Limits;

/**
 * Failures for one reservation in a day, over all addresses, after which a PIN or a name alone no longer opens it until
 * the next day: a PIN has only six digits. What is sent to its contact still opens it. Passwords need no such limit:
 * there are far more of them.
 */
export const MAX_FAILURES_PER_RESERVATION_A_DAY = 200;

/** What can make a requester wait: never what was tried all over the site. */
type Limited = Exclude<keyof Failures, 'ofSite'>;

/** Failures beyond which the requester has to wait. */
export type Limits = Readonly<Partial<Record<Limited, number>>>;

/** A limit that was exceeded: the requester waits until fewer than `most` such failures are as new as `within` (ms). */
export interface Exceeded {
  readonly of: Limited;
  readonly most: number;
  readonly within: number;
}

const PERIODS: Readonly<Record<Limited, number>> = {
  ofAskerLately: FAILURES_OVER.lately,
  ofAskerToday: FAILURES_OVER.today,
  ofSecretLately: FAILURES_OVER.lately,
  ofSecretToday: FAILURES_OVER.today,
  ofAddress: FAILURES_OVER.minute,
};

export const exceededBy = (failures: Failures, limits: Limits): readonly Exceeded[] =>
  (Object.keys(limits) as Limited[]).flatMap((of) => {
    const most = limits[of] ?? Infinity;
    return failures[of] > most ? [{ of, most, within: PERIODS[of] }] : [];
  });

/** What a try requires: nothing, a captcha, a wait, or a code sent to the contact. */
export type GuessVerdict = 'free' | 'captcha' | 'wait' | 'contact';

/** Whether one more try is allowed, counting it as a failure. */
export function judgeTry(secret: GuessedSecret, failures: Failures): GuessVerdict {
  if (exceededBy(failures, MAX_FAILURES).length > 0) return 'wait';
  if (secret === 'reservation' && failures.ofSecretToday > MAX_FAILURES_PER_RESERVATION_A_DAY) return 'contact';
  const isFree = (Object.keys(FREE_FAILURES) as (keyof Failures)[]).every(
    (kind) => failures[kind] <= FREE_FAILURES[kind],
  );
  return isFree ? 'free' : 'captcha';
}

/** Failures at one seat from one address in a quarter of an hour. */
const MAX_FAILURES_AT_SEAT = 20;

/**
 * The limits of a name that is typed on board, where there is no captcha. Passengers of a bus share an address, and a seat
 * has its number on every bus: what others failed at, here or elsewhere, refuses nobody. A folio is of one passenger, and
 * its last name opens a reservation elsewhere.
 */
export function limitsOnBoard(named: 'seat' | 'folio'): Limits {
  const { ofAddress } = MAX_FAILURES;
  if (named === 'seat') return { ofAddress, ofAskerLately: MAX_FAILURES_AT_SEAT };
  const { ofAskerLately, ofSecretLately, ofSecretToday } = FREE_FAILURES;
  return { ofAddress, ofAskerLately, ofSecretLately, ofSecretToday };
}

/** The verdict where there are only limits. */
export const judgeWithin = (limits: Limits, failures: Failures): 'free' | 'wait' =>
  exceededBy(failures, limits).length > 0 ? 'wait' : 'free';
