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
  /** Whether one of its seats is held or sold, or has a ticket. */
  readonly sold: boolean;
}

export interface WantedTrip {
  readonly id: string;
  readonly bus: string;
  /** Its stop calls as text: the same ride under another id has the same text. */
  readonly calls: string;
  /** Whether its stop calls equal those stored under its id. */
  readonly sameCalls: boolean;
  readonly dates: readonly LocalDate[];
}

/** The action for each departure. */
export interface DeparturePlan {
  readonly add: readonly { readonly tripId: string; readonly date: LocalDate }[];
  /** With the trip they will have. */
  readonly update: readonly StoredDeparture[];
  readonly remove: readonly StoredDeparture[];
  /** Sold, and different in the feed. */
  readonly keep: readonly StoredDeparture[];
  /** Sold, but no longer in the feed: it still runs for ticket holders. */
  readonly withdraw: readonly StoredDeparture[];
  /** Withdrawn before, and in the feed again. */
  readonly restore: readonly StoredDeparture[];
  readonly unchanged: number;
}

const keyOf = (tripId: string, date: LocalDate): string => `${date} ${tripId}`;

/** Compares the stored departures with the feed's. Sold departures of days before today are left unchanged. */
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
