import { DAY, MINUTE } from '#kernel/instant.ts';

/** Digits of a PIN and of a one-time code. */
export const PIN_DIGITS = 6;

/**
 * What a session has proved about a reservation, the least first: `masked` by a code and a last name, `invoicing` by its
 * contact's telephone besides, `full` by its PIN or a code sent to it.
 */
export const PROOF_LEVELS = ['masked', 'invoicing', 'full'] as const;

export type ProofLevel = (typeof PROOF_LEVELS)[number];

/** A proof is good so long after the reservation was last looked at. */
export const PROOF_LASTS = 15 * MINUTE;

/** A one-time code is good so long, for so many tries. */
export const ONE_TIME_CODE_LASTS = 10 * MINUTE;
export const ONE_TIME_CODE_TRIES = 5;

/** PINs and one-time codes sent to one reservation in a day. */
export const SENT_PER_DAY = 3;

/** Reservations whose tickets are sent again to who only knows what they bought with. */
export const RECOVERED_AT_ONCE = 5;

/** Leading zero bits a puzzle asks for: a quarter of a million hashes, some seconds of a telephone. */
export const PUZZLE_BITS = 18;

/** Times in a day that the tickets are sent once more (B41). */
export const RESENT_PER_DAY = 3;

/** Failed look-ups: of one code in a quarter of an hour and in a day, from one address and on the whole site in a minute. */
export interface Failures {
  readonly ofCodeLately: number;
  readonly ofCodeToday: number;
  readonly ofAddress: number;
  readonly ofSite: number;
}

export const MOST_FAILURES: Failures = { ofCodeLately: 5, ofCodeToday: 20, ofAddress: 10, ofSite: 60 };

/** The spells that failures are counted over, in milliseconds. */
export const FAILURES_OVER = { lately: 15 * MINUTE, today: DAY, minute: MINUTE };

/**
 * Whether one more try may be made, itself counted. Beyond the site's own share everybody must first solve a puzzle: a
 * thousand addresses that each stay below their limit are still one guesser.
 */
export function judgeTry(failures: Failures): 'free' | 'puzzle' | 'wait' {
  const { ofCodeLately, ofCodeToday, ofAddress, ofSite } = MOST_FAILURES;
  if (failures.ofCodeLately > ofCodeLately || failures.ofCodeToday > ofCodeToday) return 'wait';
  if (failures.ofAddress > ofAddress) return 'wait';
  return failures.ofSite > ofSite ? 'puzzle' : 'free';
}
