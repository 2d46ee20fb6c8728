import { MAX_TRANSFER_MINUTES } from '#domain/timetable/connections.ts';
import { SHUTTLE_TRANSFER_MINUTES, type ShuttleWindow } from '#domain/timetable/shuttle-transfer.ts';

/** The window of a shuttle begins or ends half an hour from the bus, and the change is protected for a few hours more. */
const SPARE_MINUTES = MAX_TRANSFER_MINUTES - SHUTTLE_TRANSFER_MINUTES;

const DAY_MINUTES = 24 * 60;

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

const clockAt = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * Of the shuttles in a window, the last departure or the first arrival for which a change with the bus is protected, as
 * `HH:MM`; undefined where it is for all of that day.
 */
export function protectedLimit({ after, before }: Pick<ShuttleWindow, 'after' | 'before'>): string | undefined {
  const minutes = after === '' ? minutesOf(before) - SPARE_MINUTES : minutesOf(after) + SPARE_MINUTES;
  return minutes > 0 && minutes < DAY_MINUTES ? clockAt(minutes) : undefined;
}

/** Whether that is so of a run in the window; times are local, and of one city. */
export function isProtected(
  run: { readonly departs_at: string; readonly arrives_at: string },
  window: ShuttleWindow,
): boolean {
  const limit = protectedLimit(window);
  if (limit === undefined) return run.departs_at.startsWith(window.date);
  const at = `${window.date}T${limit}`;
  return window.after === '' ? run.arrives_at.slice(0, 16) >= at : run.departs_at.slice(0, 16) <= at;
}
