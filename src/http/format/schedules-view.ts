import { dayView } from '#http/format/day-view.ts';
import { scheduleView } from '#http/format/schedule-view.ts';
import type { Schedules } from '#app/booking/list-schedules.ts';
import { availabilityOf } from '#domain/booking/availability.ts';
import type { getSchedules } from '#wire/websale.ts';
import type { DataOf } from '#wire/route.ts';

/** The list of runs of a day as sent on the wire. */
export const schedulesView = (schedules: Schedules): DataOf<typeof getSchedules> => ({
  direction: schedules.direction,
  date: schedules.date,
  prev_day: schedules.previousDay ?? null,
  next_day: schedules.nextDay ?? null,
  days: schedules.days.map(dayView),
  schedules: schedules.offers.map((offer) => {
    const { run, left, price, reason, other } = offer;
    return scheduleView({
      run,
      price,
      reason,
      counters: availabilityOf(left),
      disruption: left.disruption,
      other,
      advice: offer,
    });
  }),
  undiscounted: schedules.undiscounted.map((one) => ({ ...one })),
  none: schedules.none ?? null,
  suggestion: schedules.suggestion ?? null,
});
