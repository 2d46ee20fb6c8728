import type { Transaction } from '#app/transaction.ts';
import {
  type DatedJourney,
  type JourneySeats,
  movedJourney,
  quotaSeats,
  seatsOfJourney,
} from '#domain/booking/late-seats.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { after, type Instant, MINUTE } from '#kernel/instant.ts';
import type { BoardedBus, TripStores } from './trip-stores.ts';

/** They are sold in the same transaction. */
const MOMENT = MINUTE;

export interface Seating extends DatedJourney {
  readonly bus: BoardedBus;
  readonly now: Instant;
}

/** Takes the same seats for a journey, or others of its bus; undefined when there are too few, or a quota is used up. */
export async function seatJourney(
  seats: TripStores['seats'],
  tx: Transaction,
  reservation: Reservation,
  { bus, now, ...journey }: Seating,
): Promise<Reservation | undefined> {
  const { id } = reservation;
  const take = async (wanted: JourneySeats | undefined): Promise<boolean> =>
    wanted !== undefined && seats.take(tx, wanted, { reservation: id, until: after(now, MOMENT) });
  await seats.lockBus(tx, journey.segment.departure);
  const same = seatsOfJourney(reservation, journey);
  const quota = quotaSeats(same);
  if (quota && !(await seats.areQuotasLeft(tx, quota, id))) return undefined;
  if (await take(same)) return reservation;
  const taken = await seats.taken(tx, journey.segment);
  const moved = movedJourney(reservation, journey, { layout: bus.layout, taken });
  return (await take(moved?.seats)) ? moved?.reservation : undefined;
}
