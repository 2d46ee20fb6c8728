import { readTicketsStatus } from '#adapters/db/amendments/refunds/read-tickets-status.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import type { LuggageStores } from '#app/amendments/additions/luggage-fulfilment.ts';
import type { TripStores } from '#app/booking/trip-stores.ts';

/** Additions to trips, in PostgreSQL. */
export const luggageStores = (trips: TripStores): LuggageStores => ({
  ...trips,
  ticketsStatus: (tx, of) => readTicketsStatus(sessionOf(tx), of),
});
