import { MAX_PASSENGERS, MAX_UNCONFIRMED_ORDER_SEATS, UNCONFIRMED_ORDER_DAYS } from '#domain/booking/limits.ts';
import type { HoldProof } from '#domain/seats/hold-proof.ts';
import { after, DAY, type Instant } from '#kernel/instant.ts';

/** Seats of one bus that others hold unpaid, apart from those whose contact confirmed a code. */
export interface Unpaid {
  /** Of the whole bus. */
  readonly seats: number;
  /** Held without any proof. */
  readonly unproved: number;
  /** With a captcha or nothing: of everybody, of the same address, for the same contact. */
  readonly unconfirmed: number;
  readonly ofAddress: number;
  readonly ofContact: number;
  /** Held for the same contact, which confirmed a code. */
  readonly ofConfirmed: number;
  /** A party of more than the share was let in without a proof not long ago. */
  readonly hadLargeParty: boolean;
}

/** One part in n of a bus may be held unpaid without a proof (T95); twice as much by who solved a captcha. */
const SHARE = 5;
const CAPTCHA_SHARE = SHARE / 2;

/** For so long after one large party no other is let in without a proof: one after the other they would keep the seats. */
export const LARGE_PARTY_PAUSE_MINUTES = 30;

export interface Wanted {
  readonly seats: number;
  readonly proof: HoldProof | undefined;
  /** 1, or more where load is tried. */
  readonly factor: number;
}

export type HoldVerdict =
  | { readonly kind: 'free'; readonly isLargeParty: boolean }
  | { readonly kind: 'proof'; readonly proof: HoldProof }
  | { readonly kind: 'limit' };

/** Whether a party holds more than what one may without a proof. */
export const isLargeParty = (party: number, seats: number): boolean => party * SHARE > seats;

/**
 * Whether somebody may hold this many seats of a bus unpaid. Without a proof: a fifth of the bus, over all who have none and over
 * all of one address, or one party. Who wants more solves a captcha; beyond two fifths, or with more than a party for one contact, a code is sent to it.
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
  /** 1, or more where load is tried. */
  readonly factor: number;
}

/** Whether an order at the counter confirms its contact first: it keeps seats for as long as until the departure. */
export const confirmsOrder = ({ seats, departs, now, factor }: Order): boolean =>
  seats > MAX_UNCONFIRMED_ORDER_SEATS * factor || departs > after(now, UNCONFIRMED_ORDER_DAYS * DAY * factor);
