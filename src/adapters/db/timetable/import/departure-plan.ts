import type { DepartureId } from '#domain/timetable/departure.ts';
import { tripOfFeed } from './trip-rows.ts';
import type { LocalDate } from '#kernel/instant.ts';

/** A departure as it is stored. */
export interface StoredDeparture {
  readonly id: DepartureId;
  readonly tripId: string;
  readonly date: LocalDate;
  readonly status: 'scheduled' | 'withdrawn' | 'cancelled';
  /** Bus, class and zone, as text. */
  readonly bus: string;
  /** Whether a seat of it is held or sold, or a ticket names it. */
  readonly sold: boolean;
}

export interface WantedTrip {
  readonly id: string;
  readonly bus: string;
  /** What it does, as text: the same ride under another id has the same. */
  readonly calls: string;
  /** Whether its calls are those stored under its id. */
  readonly sameCalls: boolean;
  readonly dates: readonly LocalDate[];
}

/** What is to be done with each departure. */
export interface DeparturePlan {
  readonly add: readonly { readonly tripId: string; readonly date: LocalDate }[];
  /** Under the trip they are to have. */
  readonly update: readonly StoredDeparture[];
  readonly remove: readonly StoredDeparture[];
  /** Sold, and the feed has it otherwise. */
  readonly keep: readonly StoredDeparture[];
  /** Sold, and the feed no longer has it: it runs for those who have a ticket. */
  readonly withdraw: readonly StoredDeparture[];
  /** Taken off sale before, and in the feed again. */
  readonly restore: readonly StoredDeparture[];
  readonly unchanged: number;
}

const keyOf = (tripId: string, date: LocalDate): string => `${date} ${tripId}`;

/** Compares what is stored with what the feed wants. What was sold of days before today is left as it is. */
export function planDepartures(
  stored: readonly StoredDeparture[],
  wanted: readonly WantedTrip[],
  today: LocalDate,
): DeparturePlan {
  const trips = new Map(wanted.map((trip) => [trip.id, trip]));
  const open = new Map(wanted.flatMap(({ id, dates }) => dates.map((date) => [keyOf(id, date), { tripId: id, date }])));
  const plan = {
    update: [] as StoredDeparture[],
    remove: [] as StoredDeparture[],
    keep: [] as StoredDeparture[],
    withdraw: [] as StoredDeparture[],
    restore: [] as StoredDeparture[],
  };
  let unchanged = 0;
  for (const departure of stored) {
    const tripId = trips.has(departure.tripId) ? departure.tripId : tripOfFeed(departure.tripId);
    const inFeed = open.delete(keyOf(tripId, departure.date));
    const trip = trips.get(tripId);
    if (!inFeed || !trip) {
      if (!departure.sold) plan.remove.push(departure);
      else if (departure.date < today) unchanged += 1;
      else plan.withdraw.push(departure);
      continue;
    }
    if (departure.status === 'withdrawn') plan.restore.push(departure);
    if (departure.tripId === tripId && trip.sameCalls && departure.bus === trip.bus) unchanged += 1;
    else if (departure.sold) plan.keep.push(departure);
    else plan.update.push({ ...departure, tripId });
  }
  return { ...plan, add: [...open.values()], unchanged };
}
