import type { Id } from '#kernel/ids.ts';

/** Names what operators said once of a departure. */
export type DepartureEventId = Id<'departure-event'>;

/** How late a departure is; without minutes it does not run at all. */
interface SaidOfDeparture {
  readonly minutes: number | undefined;
}

/** Whether by what was said last of it a run does not run: nothing is sold to it or changed on it. The one place that knows. */
export const isCancelled = (said: SaidOfDeparture | undefined): boolean =>
  said !== undefined && said.minutes === undefined;
