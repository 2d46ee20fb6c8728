import { before, HOUR, type Instant, instant, MINUTE } from '#kernel/instant.ts';

/** A store reference has reminders: when half of its time is over, and this long before its end (B35). */
export const LAST_REMINDER_HOURS = 2;
/** Minimum minutes between two reminders. */
export const REMINDERS_APART_MINUTES = 30;

/** `half`: half of its time is over; `last`: little is left. */
export type Reminder = 'half' | 'last';

/** When a reference was given, and until when it can be paid. */
export interface ReferenceLifetime {
  readonly since: Instant;
  readonly payBy: Instant;
}

const APART = REMINDERS_APART_MINUTES * MINUTE;

/**
 * The reminder to send now, if any; the sender ensures that each is sent once. A reminder is skipped when the next is
 * close.
 */
export function referenceReminderDue(life: ReferenceLifetime, now: Instant): Reminder | undefined {
  if (now >= life.payBy) return undefined;
  const moments = momentsOf(life);
  const due = moments.findLast(({ at }) => at <= now);
  const next = moments.find(({ at }) => at > now);
  return next && next.at - now < APART ? undefined : due?.which;
}

interface Moment {
  readonly which: Reminder;
  readonly at: Instant;
}

/**
 * In order of time; for a short lifetime the last one comes first. Moments at or before the reference's creation are
 * left out.
 */
function momentsOf({ since, payBy }: ReferenceLifetime): readonly Moment[] {
  const moments: readonly Moment[] = [
    { which: 'half', at: instant((since + payBy) / 2) },
    { which: 'last', at: before(payBy, LAST_REMINDER_HOURS * HOUR) },
  ];
  return moments.filter(({ at }) => at - since >= APART).toSorted((one, other) => one.at - other.at);
}
