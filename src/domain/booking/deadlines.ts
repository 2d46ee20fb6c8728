import {
  DECLINE_GRACE_MINUTES,
  EXTENDED_WITHIN_MINUTES,
  EXTENSION_MINUTES,
  HOLD_MINUTES,
  MAX_EXTENSIONS,
  MIN_STAY_MINUTES,
} from '#domain/booking/limits.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { after, before, earliest, type Instant, latest, MINUTE } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** Minutes before the departure at the passenger's own boarding stop (spec 9, T1). */
export const PAY_AT_COUNTER_MINUTES = 30;
export const EXCHANGE_MINUTES = 20;
export const RELEASE_MINUTES = 15;
export const BOARDING_MINUTES = 10;
/** A traveller changes to another departure until then (T44); after it the counter exchanges, until EXCHANGE_MINUTES. */
export const CHANGE_MINUTES = 30;
/** Luggage and the like is chosen, with the seats or later, until so long before the bus leaves the passenger's own stop (B22, T80). */
export const ADDITION_MINUTES = 30;

/** The list of deadlines of one journey (T1). */
export interface Deadlines {
  /** Last payment at the counter, and last start of a sale online (T11). */
  readonly payAtCounterUntil: Instant;
  /** The exchange and seat counter closes. */
  readonly exchangeUntil: Instant;
  /** Seats not paid for go back on sale. Until here the call centre or the app can still convert. */
  readonly releasedAt: Instant;
  readonly boardingAt: Instant;
  readonly departsAt: Instant;
}

/** Counts the deadlines down from the departure at the passenger's own boarding stop. */
export const deadlinesOf = (departsAt: Instant): Deadlines => ({
  payAtCounterUntil: before(departsAt, PAY_AT_COUNTER_MINUTES * MINUTE),
  exchangeUntil: before(departsAt, EXCHANGE_MINUTES * MINUTE),
  releasedAt: before(departsAt, RELEASE_MINUTES * MINUTE),
  boardingAt: before(departsAt, BOARDING_MINUTES * MINUTE),
  departsAt,
});

/** The last moment to choose something besides the seat. */
export const additionClosesAt = (departs: Instant): Instant => before(departs, ADDITION_MINUTES * MINUTE);

/** Whether a run can still be chosen online: strictly before T-30 (T11). */
export const isOnSale = (now: Instant, departsAt: Instant): boolean => now < deadlinesOf(departsAt).payAtCounterUntil;

/** The refusal of a run that is no longer on sale, with the figure its text names. */
export const departureClosed = (field?: string): Fault =>
  fault('departure_closed', field, { minutes: PAY_AT_COUNTER_MINUTES });

/** When a hold taken now ends. `boardings` are the departures of the dated journeys: the earliest T-15 is the wall. */
export const holdUntil = (now: Instant, boardings: readonly Instant[]): Instant =>
  bounded(after(now, HOLD_MINUTES * MINUTE), boardings);

export interface Hold {
  readonly until: Instant;
  readonly extensions: number;
}

/** Extensions left to a hold. */
export const extensionsLeft = (extensions: number): number => Math.max(0, MAX_EXTENSIONS - extensions);

/**
 * One more spell, ten times at most and never past T-15, in the last minutes of a hold alone, so that spells are not stacked
 * (T95). Fails with `extension_too_early` before, with `time_exceeded` once the hold has ended, with
 * `extensions_exhausted` when no spell is left or the wall leaves nothing to add.
 */
export function extendHold(hold: Hold, now: Instant, boardings: readonly Instant[]): Result<Hold, Fault> {
  if (!isPayable(now, hold.until)) return fail(fault('time_exceeded'));
  const until = bounded(after(hold.until, EXTENSION_MINUTES * MINUTE), boardings);
  if (hold.until - now > EXTENDED_WITHIN_MINUTES * MINUTE) return fail(fault('extension_too_early'));
  if (extensionsLeft(hold.extensions) === 0 || until <= hold.until) return fail(fault('extensions_exhausted'));
  return ok({ until, extensions: hold.extensions + 1 });
}

/** The end of a hold after a declined payment: at least ten minutes to try again, never past T-15, never shortened. */
export const graceAfterDecline = (now: Instant, until: Instant, boardings: readonly Instant[]): Instant =>
  latest(until, bounded(after(now, DECLINE_GRACE_MINUTES * MINUTE), boardings));

/**
 * Whether a reservation can still be paid: until its hold ends, which may be after T-30 for seats taken before. With no
 * hold (both journeys open) there is nothing to run out.
 */
export const isPayable = (now: Instant, until: Instant | undefined): boolean => until === undefined || now < until;

/** Whether a return run leaves after the outbound one has arrived (T25). */
export const leavesAfterArrival = (returnDeparts: Instant, outboundArrives: Instant): boolean =>
  returnDeparts >= after(outboundArrives, MIN_STAY_MINUTES * MINUTE);

const bounded = (wanted: Instant, boardings: readonly Instant[]): Instant =>
  earliest(wanted, ...boardings.map((departsAt) => deadlinesOf(departsAt).releasedAt));
