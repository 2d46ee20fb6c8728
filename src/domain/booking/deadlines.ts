import {
  DECLINE_GRACE_MINUTES,
  EXTENDED_WITHIN_MINUTES,
  EXTENSION_MINUTES,
  HOLD_MINUTES,
  MAX_EXTENSIONS,
  MIN_STAY_MINUTES,
} from '#domain/booking/limits.ts';
import { type Fault, fault } from '#domain/errors.ts';
import type { TillMeans } from '#domain/orders/till-terms.ts';
import { after, before, earliest, type Instant, latest, MINUTE } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** Minutes before the departure at the passenger's own boarding stop (spec 9, T1). */
export const PAY_AT_COUNTER_MINUTES = 30;
export const EXCHANGE_MINUTES = 20;
export const RELEASE_MINUTES = 15;
export const BOARDING_MINUTES = 10;
/**
 * The traveller can change to another departure until then (T44); later the counter exchanges, until EXCHANGE_MINUTES.
 */
export const CHANGE_MINUTES = 30;
/**
 * Luggage and other extras can be chosen, with the seats or later, until this long before the bus leaves the
 * passenger's stop (B22, T80).
 */
export const ADDITION_MINUTES = 30;

/** The deadlines of one journey (T1). */
export interface Deadlines {
  /** Last payment at the counter, and last start of a sale online (T11). */
  readonly payAtCounterUntil: Instant;
  /** The exchange and seat counter closes. */
  readonly exchangeUntil: Instant;
  /** Unpaid seats go back on sale. Until then the call centre or the app can still convert them. */
  readonly releasedAt: Instant;
  readonly boardingAt: Instant;
  readonly departsAt: Instant;
}

/** Computes the deadlines from the departure at the passenger's own boarding stop. */
export const deadlinesOf = (departsAt: Instant): Deadlines => ({
  payAtCounterUntil: before(departsAt, PAY_AT_COUNTER_MINUTES * MINUTE),
  exchangeUntil: before(departsAt, EXCHANGE_MINUTES * MINUTE),
  releasedAt: before(departsAt, RELEASE_MINUTES * MINUTE),
  boardingAt: before(departsAt, BOARDING_MINUTES * MINUTE),
  departsAt,
});

/** Which deadline closes a payment at the counter, by its means (T1): the call centre converts after the till closes. */
export const TILL_DEADLINES = {
  cash: 'payAtCounterUntil',
  terminal: 'releasedAt',
} as const satisfies Record<TillMeans, keyof Deadlines>;

/** From when a counter no longer takes money for a trip that is first boarded at this moment. */
export function tillDeadlines(departsAt: Instant): Readonly<Record<TillMeans, Instant>> {
  const deadlines = deadlinesOf(departsAt);
  return { cash: deadlines[TILL_DEADLINES.cash], terminal: deadlines[TILL_DEADLINES.terminal] };
}

/** The last moment to choose extras. */
export const additionClosesAt = (departs: Instant): Instant => before(departs, ADDITION_MINUTES * MINUTE);

/** Whether unpaid seats of a run have gone back on sale: money is no longer taken for them. */
export const isReleased = (now: Instant, departsAt: Instant): boolean => now >= deadlinesOf(departsAt).releasedAt;

/** Whether a run can still be chosen online: strictly before T-30 (T11). */
export const isOnSale = (now: Instant, departsAt: Instant): boolean => now < deadlinesOf(departsAt).payAtCounterUntil;

/** The error for a run that is no longer on sale, with the number of minutes its text names. */
export const departureClosed = (field?: string): Fault =>
  fault('departure_closed', field, { minutes: PAY_AT_COUNTER_MINUTES });

/**
 * When a hold taken now ends. `boardings` are the departures of the dated journeys: no hold outlasts the earliest T-15.
 */
export const holdUntil = (now: Instant, boardings: readonly Instant[]): Instant =>
  bounded(after(now, HOLD_MINUTES * MINUTE), boardings);

export interface Hold {
  readonly until: Instant;
  readonly extensions: number;
}

/** How many extensions of a hold are left. */
export const extensionsLeft = (extensions: number): number => Math.max(0, MAX_EXTENSIONS - extensions);

/**
 * Extends a hold: ten times at most, never past T-15, and only in its last minutes, so that extensions cannot be
 * stacked (T95). Fails with `extension_too_early` before that, with `time_exceeded` once the hold has ended, with
 * `extensions_exhausted` when no extension is left or T-15 leaves nothing to add.
 */
export function extendHold(hold: Hold, now: Instant, boardings: readonly Instant[]): Result<Hold, Fault> {
  if (!isPayable(now, hold.until)) return fail(fault('time_exceeded'));
  const until = bounded(after(hold.until, EXTENSION_MINUTES * MINUTE), boardings);
  if (hold.until - now > EXTENDED_WITHIN_MINUTES * MINUTE) return fail(fault('extension_too_early'));
  if (extensionsLeft(hold.extensions) === 0 || until <= hold.until) return fail(fault('extensions_exhausted'));
  return ok({ until, extensions: hold.extensions + 1 });
}

/** The end of a hold after a declined payment: at least ten minutes to retry, never past T-15, never shortened. */
export const graceAfterDecline = (now: Instant, until: Instant, boardings: readonly Instant[]): Instant =>
  latest(until, bounded(after(now, DECLINE_GRACE_MINUTES * MINUTE), boardings));

/**
 * Whether a reservation can still be paid: until its hold ends, which may be after T-30 for seats held earlier. Without
 * a hold (both journeys open) nothing expires.
 */
export const isPayable = (now: Instant, until: Instant | undefined): boolean => until === undefined || now < until;

/** Whether a return run leaves after the outbound one has arrived (T25). */
export const leavesAfterArrival = (returnDeparts: Instant, outboundArrives: Instant): boolean =>
  returnDeparts >= after(outboundArrives, MIN_STAY_MINUTES * MINUTE);

const bounded = (wanted: Instant, boardings: readonly Instant[]): Instant =>
  earliest(wanted, ...boardings.map((departsAt) => deadlinesOf(departsAt).releasedAt));
