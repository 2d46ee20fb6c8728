import { MINUTE } from '#kernel/instant.ts';

/** Digits of a PIN and of a one-time code. */
export const PIN_DIGITS = 6;

/**
 * What a session has proved about a reservation, the least first: `masked` by a code and a last name, `addressee` by the link of a mail about its invoice, `invoicing` by its
 * contact's telephone besides the first, `full` by its PIN or a code sent to it.
 */
export const PROOF_LEVELS = ['masked', 'addressee', 'invoicing', 'full'] as const;

export type ProofLevel = (typeof PROOF_LEVELS)[number];

/** A proof is good so long after the reservation was last looked at. */
export const PROOF_LIFETIME = 15 * MINUTE;

/** A one-time code is good so long, for this many tries. */
export const ONE_TIME_CODE_LIFETIME = 10 * MINUTE;
export const ONE_TIME_CODE_TRIES = 5;

/** PINs and one-time codes sent to one reservation in a day. */
export const SENT_PER_DAY = 3;

/** One-time codes sent to one e-mail address in a day, whatever reservations name it. */
export const CODES_PER_DAY = 20;

/** Reservations whose tickets are sent again to anyone who only knows what they bought with. */
export const RECOVERED_AT_ONCE = 5;

/** Times in a day that the tickets are sent once more (B41). */
export const RESENT_PER_DAY = 3;
