import { type DepartureEventId, isCancelled } from '#domain/timetable/departure-event.ts';
import { after, HOUR, type Instant, MINUTE } from '#kernel/instant.ts';

/** A refund is due only when the delay at the ticket's origin is strictly greater than this (spec 9, T33). */
export const REFUND_DELAY_HOURS = 2;
/** The carrier's own guarantee applies when the delay is strictly greater than this (N3). */
export const GUARANTEE_DELAY_MINUTES = 30;

/** An operator's report of a delay, as it applies at one stop. */
export interface Delay {
  readonly event: DepartureEventId;
  /** Minutes behind the timetable; undefined when cancelled. */
  readonly minutes: number | undefined;
  /** Caused by the carrier, not by a closed road or a storm. */
  readonly isOurs: boolean;
  readonly reason: string;
}

/**
 * The rights from a delay: over half an hour the carrier's guarantee, over two hours (strictly) all rights of the law.
 */
export type DelayRight = 'none' | 'guarantee' | 'refund';

export function rightOf(delay: Delay | undefined): DelayRight {
  if (!delay) return 'none';
  if (isCancelled(delay)) return 'refund';
  const late = (delay.minutes ?? 0) * MINUTE;
  if (late > REFUND_DELAY_HOURS * HOUR) return 'refund';
  return late > GUARANTEE_DELAY_MINUTES * MINUTE ? 'guarantee' : 'none';
}

/** The expected departure; undefined when cancelled. */
export const expectedAt = (planned: Instant, delay: Delay | undefined): Instant | undefined =>
  isCancelled(delay) ? undefined : after(planned, (delay?.minutes ?? 0) * MINUTE);
