import { readTicketsStatus } from '#adapters/db/amendments/refunds/read-tickets-status.ts';
import { waitingAdditions } from '#adapters/db/amendments/additions/waiting-additions.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import type { AdditionStores } from '#app/amendments/additions/addition-fulfilment.ts';
import type { TripStores } from '#app/booking/trip-stores.ts';

/** Additions to trips, in PostgreSQL. */
export const additionStores = (trips: TripStores): AdditionStores => ({
  ...trips,
  waiting: waitingAdditions,
  ticketsStatus: (tx, of) => readTicketsStatus(sessionOf(tx), of),
});
