import { daysBetween, type LocalDate } from '#kernel/instant.ts';

/** Who has an open ticket is reminded of it this many days before its last one (N8): the earliest first. */
export const OPEN_REMINDERS = [90, 30, 7] as const;

export type OpenReminder = (typeof OPEN_REMINDERS)[number];

/** The reminder an open ticket is due on a day; anyone who sends it sees to it that each is sent once. */
export function openReminderDue(lastDay: LocalDate, today: LocalDate): OpenReminder | undefined {
  const left = daysBetween(today, lastDay);
  return left < 0 ? undefined : OPEN_REMINDERS.findLast((days) => left <= days);
}
