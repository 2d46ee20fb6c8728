import { before, HOUR, type Instant, instant, MINUTE } from '#kernel/instant.ts';

/** Who was given a store reference is reminded when half of its time is over, and this long before its end (B35). */
export const LAST_REMINDER_HOURS = 2;
/** Nobody is written to twice within this many minutes. */
export const REMINDERS_APART_MINUTES = 30;

/** `half` of its time is over; `last`: little is left. */
export type Reminder = 'half' | 'last';

/** A reference from when it was given until it can no longer be paid. */
export interface ReferenceLifetime {
  readonly since: Instant;
  readonly payBy: Instant;
}

const APART = REMINDERS_APART_MINUTES * MINUTE;

/**
 * The reminder to be sent now, if any; who sends it sees to it that each is sent once. One that is nearly overtaken is
 * not.
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

/** In order of time; of a short life the last comes first. What falls on the giving of the reference is left out. */
function momentsOf({ since, payBy }: ReferenceLifetime): readonly Moment[] {
  const moments: readonly Moment[] = [
    { which: 'half', at: instant((since + payBy) / 2) },
    { which: 'last', at: before(payBy, LAST_REMINDER_HOURS * HOUR) },
  ];
  return moments.filter(({ at }) => at - since >= APART).toSorted((one, other) => one.at - other.at);
}
