import { daysBetween, type LocalDate } from '#kernel/instant.ts';

/** The holder of an open ticket is reminded this many days before its last day (N8): the earliest first. */
export const OPEN_REMINDERS = [90, 30, 7] as const;

export type OpenReminder = (typeof OPEN_REMINDERS)[number];

/** The reminder due for an open ticket on a day; the sender ensures that each is sent once. */
export function openReminderDue(lastDay: LocalDate, today: LocalDate): OpenReminder | undefined {
  const left = daysBetween(today, lastDay);
  return left < 0 ? undefined : OPEN_REMINDERS.findLast((days) => left <= days);
}
