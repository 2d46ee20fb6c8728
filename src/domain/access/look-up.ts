import { MINUTE } from '#kernel/instant.ts';

/** Number of digits of a PIN and of a one-time code. */
export const PIN_DIGITS = 6;

/**
 * What a session has proved about a reservation, weakest first: `masked` by its code and a last name, `addressee` by
 * the link in an e-mail about its invoice, `invoicing` by its contact's phone in addition to `masked`, `full` by its
 * PIN or a code sent to its contact.
 */
export const PROOF_LEVELS = ['masked', 'addressee', 'invoicing', 'full'] as const;

export type ProofLevel = (typeof PROOF_LEVELS)[number];

/** How long a proof stays valid after the reservation was last viewed. */
export const PROOF_LIFETIME = 15 * MINUTE;

/** How long a one-time code is valid; `ONE_TIME_CODE_TRIES` limits its tries. */
export const ONE_TIME_CODE_LIFETIME = 10 * MINUTE;
export const ONE_TIME_CODE_TRIES = 5;

/**
 * PINs and one-time codes sent for one reservation, and tickets sent to one contact, per day to each network that asks:
 * a stranger who asks as often as it goes keeps no owner elsewhere from theirs. Many networks cost each a captcha.
 */
export const SENT_PER_DAY = 3;

/**
 * One-time codes sent to one e-mail address per day, over all its reservations and all who ask. Anybody can name an
 * address in a draft: beyond that each network that asks still gets `CODES_PER_ASKER_A_DAY` to it, so that strangers
 * keep no owner from a code and each network sends few.
 */
export const CODES_PER_DAY = 20;
export const CODES_PER_ASKER_A_DAY = 3;

/** Maximum reservations whose tickets are sent again in one recovery by a known contact. */
export const RECOVERED_AT_ONCE = 5;

/** How often per day the tickets are sent again (B41). */
export const RESENT_PER_DAY = 3;
