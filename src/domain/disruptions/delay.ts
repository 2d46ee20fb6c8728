import { type DepartureEventId, isCancelled } from '#domain/timetable/departure-event.ts';
import { after, HOUR, type Instant, MINUTE } from '#kernel/instant.ts';

/** A refund is due only when the departure at the ticket's origin is later than this, strictly (spec 9, T33). */
export const REFUND_DELAY_HOURS = 2;
/** The carrier's own guarantee begins when a departure is later than this, strictly (N3). */
export const GUARANTEE_DELAY_MINUTES = 30;

/** What an operator said of a departure, as it counts at one of its stops. */
export interface Delay {
  readonly event: DepartureEventId;
  /** Minutes behind the timetable; undefined when it does not run at all. */
  readonly minutes: number | undefined;
  /** Caused by the carrier, and not by a closed road or a storm. */
  readonly isOurs: boolean;
  readonly reason: string;
}

/** What a delay gives: more than half an hour the carrier's guarantee, more than two hours, strictly, all of the law's rights. */
export type DelayRight = 'none' | 'guarantee' | 'refund';

export function rightOf(delay: Delay | undefined): DelayRight {
  if (!delay) return 'none';
  if (isCancelled(delay)) return 'refund';
  const late = (delay.minutes ?? 0) * MINUTE;
  if (late > REFUND_DELAY_HOURS * HOUR) return 'refund';
  return late > GUARANTEE_DELAY_MINUTES * MINUTE ? 'guarantee' : 'none';
}

/** When it leaves after all; undefined when it does not run. */
export const expectedAt = (planned: Instant, delay: Delay | undefined): Instant | undefined =>
  isCancelled(delay) ? undefined : after(planned, (delay?.minutes ?? 0) * MINUTE);
