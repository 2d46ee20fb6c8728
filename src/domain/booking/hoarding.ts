import { MAX_PASSENGERS, MAX_UNCONFIRMED_ORDER_SEATS, UNCONFIRMED_ORDER_DAYS } from '#domain/booking/limits.ts';
import { type HoldRule, type HoldVerdict, judge, type Unpaid, type Wanted } from '#domain/guessing/hoarding.ts';
import { after, DAY, type Instant } from '#kernel/instant.ts';

/** One nth of a bus may be held unpaid without a proof (T95); twice as much after solving a captcha. */
const SHARE = 5;
const BUS: HoldRule = { ofAddress: SHARE, ofAll: SHARE, withCaptcha: SHARE / 2, ofContact: MAX_PASSENGERS };

/**
 * After one large party, no other is allowed without a proof for this long: otherwise successive parties could block
 * the seats.
 */
export const LARGE_PARTY_PAUSE_MINUTES = 30;

/** Whether a party exceeds what may be held without a proof. */
export const isLargeParty = (party: number, seats: number): boolean => party * SHARE > seats;

/**
 * Whether this many seats of a bus may be held unpaid. Without a proof: a fifth of the bus, over all holders without
 * one and over one address, or one party. Above that a captcha is required; above two fifths, or with more than one
 * party for a contact, the contact must be confirmed with a code.
 */
export const judgeHold = (unpaid: Unpaid, wanted: Wanted): HoldVerdict => judge(BUS, unpaid, wanted);

export interface Order {
  readonly seats: number;
  readonly departs: Instant;
  readonly now: Instant;
  /** 1, or more in load tests. */
  readonly factor: number;
}

/**
 * Whether an order to be paid at the counter or in a store must confirm its contact first: it keeps seats until shortly
 * before the departure, or until its reference ends.
 */
export const confirmsOrder = ({ seats, departs, now, factor }: Order): boolean =>
  seats > MAX_UNCONFIRMED_ORDER_SEATS * factor || departs > after(now, UNCONFIRMED_ORDER_DAYS * DAY * factor);
