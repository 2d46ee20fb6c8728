import { MAX_PASSENGERS, MAX_UNCONFIRMED_ORDER_SEATS, UNCONFIRMED_ORDER_DAYS } from '#domain/booking/limits.ts';
import type { HoldProof } from '#domain/seats/hold-proof.ts';
import { after, DAY, type Instant } from '#kernel/instant.ts';

/** Seats of one bus held unpaid by others, except those whose contact is confirmed. */
export interface Unpaid {
  /** Of the whole bus. */
  readonly seats: number;
  /** Held without any proof. */
  readonly unproved: number;
  /** Held with a captcha or no proof: in total, from the same address, for the same contact. */
  readonly unconfirmed: number;
  readonly ofAddress: number;
  readonly ofContact: number;
  /** Held for the same contact, once confirmed by a code. */
  readonly ofConfirmed: number;
  /** A party above the share was recently allowed without a proof. */
  readonly hadLargeParty: boolean;
}

/** One nth of a bus may be held unpaid without a proof (T95); twice as much after solving a captcha. */
const SHARE = 5;
const CAPTCHA_SHARE = SHARE / 2;

/**
 * After one large party, no other is allowed without a proof for this long: otherwise successive parties could block
 * the seats.
 */
export const LARGE_PARTY_PAUSE_MINUTES = 30;

export interface Wanted {
  readonly seats: number;
  readonly proof: HoldProof | undefined;
  /** 1, or more in load tests. */
  readonly factor: number;
}

export type HoldVerdict =
  | { readonly kind: 'free'; readonly isLargeParty: boolean }
  | { readonly kind: 'proof'; readonly proof: HoldProof }
  | { readonly kind: 'limit' };

/** Whether a party exceeds what may be held without a proof. */
export const isLargeParty = (party: number, seats: number): boolean => party * SHARE > seats;

/**
 * Whether this many seats of a bus may be held unpaid. Without a proof: a fifth of the bus, over all holders without
 * one and over one address, or one party. Above that a captcha is required; above two fifths, or with more than one
 * party for a contact, the contact must be confirmed with a code.
 */
export function judgeHold(unpaid: Unpaid, { seats, proof, factor }: Wanted): HoldVerdict {
  const most = MAX_PASSENGERS * factor;
  if (proof === 'contact')
    return unpaid.ofConfirmed + seats > most ? { kind: 'limit' } : { kind: 'free', isLargeParty: false };
  const isWithin = (held: number, share: number) => (held + seats) * share <= unpaid.seats * factor;
  if (unpaid.ofContact + seats > most || !(isWithin(unpaid.unconfirmed, CAPTCHA_SHARE) || unpaid.unconfirmed === 0))
    return { kind: 'proof', proof: 'contact' };
  if (proof === 'captcha' || isWithin(Math.max(unpaid.unproved, unpaid.ofAddress), SHARE))
    return { kind: 'free', isLargeParty: false };
  return unpaid.unproved + unpaid.ofAddress === 0 && !unpaid.hadLargeParty
    ? { kind: 'free', isLargeParty: true }
    : { kind: 'proof', proof: 'captcha' };
}

export interface Order {
  readonly seats: number;
  readonly departs: Instant;
  readonly now: Instant;
  /** 1, or more in load tests. */
  readonly factor: number;
}

/**
 * Whether an order to be paid at the counter must confirm its contact first: it keeps seats until shortly before the
 * departure.
 */
export const confirmsOrder = ({ seats, departs, now, factor }: Order): boolean =>
  seats > MAX_UNCONFIRMED_ORDER_SEATS * factor || departs > after(now, UNCONFIRMED_ORDER_DAYS * DAY * factor);
