import type { Id } from '#kernel/ids.ts';

/** Identifies one report of operators about a departure. */
export type DepartureEventId = Id<'departure-event'>;

/** The latest delay of a departure; without minutes it is cancelled. */
interface SaidOfDeparture {
  readonly minutes: number | undefined;
}

/** Whether the latest report cancels a run: nothing is sold or changed on it. The only place that decides this. */
export const isCancelled = (said: SaidOfDeparture | undefined): boolean =>
  said !== undefined && said.minutes === undefined;
