import { followUps } from '#adapters/db/amendments/follow-ups.ts';
import type { AdditionStores } from '#app/amendments/additions/addition-fulfilment.ts';
import type { TripStores } from '#app/booking/trip-stores.ts';

/** Additions to trips, in PostgreSQL. */
export const additionStores = (trips: TripStores): AdditionStores => ({ ...trips, followUps });
