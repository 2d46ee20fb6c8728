import type { Transaction } from '#app/transaction.ts';
import { busesOf, datedJourneys, type Retaken, retakenAs } from '#domain/booking/late-seats.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { isBoardable } from '#domain/booking/seated-sale.ts';
import { seatJourney } from './seat-journey.ts';
import type { LockedTrip, TripStores } from './trip-stores.ts';

type Seats = TripStores['seats'];

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
    if (!isBoardable(bus, own.now)) return giveUp(seats, tx, seated);
    const next = await seatJourney(seats, tx, seated, { ...journey, bus, now: own.now });
    if (!next) return giveUp(seats, tx, seated);
    seated = next;
  }
  const retaken = retakenAs(reservation, seated);
  await seats.write(tx, seated, retaken.kind);
  return retaken;
}

/** Releases what was taken for an earlier journey. */
async function giveUp(seats: Seats, tx: Transaction, reservation: Reservation): Promise<undefined> {
  await seats.free(tx, reservation.id, busesOf(reservation));
}
