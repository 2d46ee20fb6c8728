import { dayView } from '#http/format/day-view.ts';
import { keepJson } from '#http/kept-json.ts';
import { scheduleView } from '#http/format/schedule-view.ts';
import type { OfferedConnection } from '#app/booking/offered-connections.ts';
import type { Offer } from '#app/booking/offer-of-run.ts';
import { stopView } from '#http/format/stop-view.ts';
import { MINUTE } from '#kernel/instant.ts';
import type { Schedules } from '#app/booking/list-schedules.ts';
import { availabilityOf } from '#domain/booking/availability.ts';
import type { DataOf } from '#wire/route.ts';
import type { getSchedules } from '#wire/websale.ts';
import { oncePer } from '#kernel/once-per.ts';

type List = DataOf<typeof getSchedules>;

const connectionView = ({ first, second, price }: OfferedConnection): NonNullable<List['connections']>[number] => ({
  via: stopView(first.run.destination),
  first: legView(first),
  second: legView(second),
  duration_minutes: Math.round((second.run.arrives - first.run.departs) / MINUTE),
  transfer_minutes: Math.round((second.run.departs - first.run.arrives) / MINUTE),
  price,
});

const legView = ({ run, left, price, reason }: Offer) =>
  scheduleView({ run, price, reason, counters: availabilityOf(left), disruption: left.disruption });

/** The list of runs of a day as sent on the wire: one object for a list that several visitors share. */
export const schedulesView = oncePer((schedules: Schedules): List => keepJson(viewOf(schedules)));

const viewOf = (schedules: Schedules): List => ({
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
  ...(schedules.connections.length > 0 && { connections: schedules.connections.map(connectionView) }),
  undiscounted: schedules.undiscounted.map((one) => ({ ...one })),
  none: schedules.none ?? null,
  suggestion: schedules.suggestion ?? null,
});
