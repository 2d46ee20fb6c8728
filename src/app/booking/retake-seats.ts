import type { Transaction } from '#app/transaction.ts';
import { isReleased } from '#domain/booking/deadlines.ts';
import {
  type DatedJourney,
  busesOf,
  datedJourneys,
  haveSameSeats,
  otherSeats,
  seatsOfJourney,
} from '#domain/booking/late-seats.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { drawsOnQuota } from '#domain/seats/quotas.ts';
import { after, type Instant, MINUTE } from '#kernel/instant.ts';
import type { BoardedBus, LockedTrip, TripStores } from './trip-stores.ts';

/** Seats taken again for a late payment: the original ones, or others of the same bus (T4). */
export interface Retaken {
  readonly kind: 'same' | 'other';
  /** With its current seats. */
  readonly reservation: Reservation;
}

type Seats = TripStores['seats'];

/** They are sold in the same transaction. */
const MOMENT = MINUTE;

/**
 * Takes seats for every dated journey, all of them or none. Undefined when a bus is full, a legal quota is used up, or
 * the run is past the release deadline.
 */
export async function retakeSeats(
  seats: Seats,
  tx: Transaction,
  { reservation, own }: LockedTrip,
): Promise<Retaken | undefined> {
  const journeys = datedJourneys(reservation);
  if (!journeys) return undefined;
  const departures = [...new Set(own.holds.map(({ departure }) => departure))].toSorted();
  await seats.free(tx, reservation.id, departures);
  let seated = reservation;
  for (const journey of journeys) {
    const bus = await seats.bus(tx, journey.segment);
    if (!bus || isReleased(own.now, bus.departs)) return giveUp(seats, tx, seated);
    const next = await seatJourney(seats, tx, seated, { ...journey, bus, now: own.now });
    if (!next) return giveUp(seats, tx, seated);
    seated = next;
  }
  const kind = haveSameSeats(reservation, seated) ? 'same' : 'other';
  await seats.write(tx, seated, kind);
  return { kind, reservation: seated };
}

/** Releases what was taken for an earlier journey. */
async function giveUp(seats: Seats, tx: Transaction, reservation: Reservation): Promise<undefined> {
  await seats.free(tx, reservation.id, busesOf(reservation));
}

interface Seating extends DatedJourney {
  readonly bus: BoardedBus;
  readonly now: Instant;
}

async function seatJourney(
  seats: Seats,
  tx: Transaction,
  reservation: Reservation,
  { bus, now, ...journey }: Seating,
): Promise<Reservation | undefined> {
  await seats.lockBus(tx, journey.segment.departure);
  const hold = { reservation: reservation.id, until: after(now, MOMENT) };
  const same = seatsOfJourney(reservation, journey);
  if (same && drawsOnQuota(same) && !(await seats.areQuotasLeft(tx, same, reservation.id))) return undefined;
  if (same && (await seats.take(tx, same, hold))) return reservation;
  const taken = await seats.taken(tx, journey.segment);
  const moved = otherSeats(reservation, journey.direction, { layout: bus.layout, taken });
  const other = moved && seatsOfJourney(moved, journey);
  return other && (await seats.take(tx, other, hold)) ? moved : undefined;
}
