import { DAY, HOUR } from '#kernel/instant.ts';

/** In the last days of the month it is emphasized (N5). */
const LAST_DAYS = 3;

export interface TimeLeft {
  /** Whole days; on the last day, hours rounded up. */
  readonly unit: 'days' | 'hours';
  readonly count: number;
  readonly isUrgent: boolean;
}

/** The time left until a moment; undefined once it has passed. */
export function timeLeft(until: string, now: string): TimeLeft | undefined {
  const left = Date.parse(until) - Date.parse(now);
  if (left < 0) return undefined;
  const days = Math.floor(left / DAY);
  const isUrgent = days <= LAST_DAYS;
  return days >= 1
    ? { unit: 'days', count: days, isUrgent }
    : { unit: 'hours', count: Math.ceil(left / HOUR), isUrgent };
}
