import { announce } from '#adapters/db/announce.ts';
import { cancellationOf, endUnpaid } from '#adapters/db/disruptions/end-unpaid.ts';
import { isOnCancelledRun } from '#adapters/db/disruptions/known-disruptions.ts';
import { releasePromo, usePromo } from '#adapters/db/fares/promo-uses.ts';
import { pinHolds, reserveHolds, sellHolds, unpinHolds } from '#adapters/db/seats/hold-states.ts';
import { lockOwnHolds } from '#adapters/db/seats/own-holds.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { issueTickets, voidUnpaidTickets } from '#adapters/db/ticketing/issue-tickets.ts';
import { soldTickets } from '#adapters/db/booking/sold-tickets.ts';
import type { TripStores } from '#app/booking/trip-stores.ts';
import { instant } from '#kernel/instant.ts';
import { writeAdditions } from './additions.ts';
import { firstBoarding } from './boardings.ts';
import { isWithinPendShare } from './pend-share.ts';
import { reservationById, updateReservation } from './reservations.ts';
import { seatStore } from './seat-store.ts';
import { mayWaitUnconfirmed } from './waiting-orders.ts';

const BOARDINGS = statement<{ readonly departs_at: number }>(
  'trip-boardings',
  `select c.departs_at from seat_claim s
   join departure_call c on c.departure_id = s.departure_id and c.call_index = s.from_leg
   where s.reservation_id = $1`,
);

/** Trips in PostgreSQL. `factor` multiplies the limit of waiting orders, for load tests. */
export const tripStores = (factor = 1): TripStores => ({
  reservations: {
    byId: (tx, id) => reservationById(sessionOf(tx), id),
    update: (tx, stored, next) => updateReservation(sessionOf(tx), stored, next),
  },
  holds: {
    lock: (tx, id) => lockOwnHolds(sessionOf(tx), id),
    pin: (tx, id, how) => pinHolds(sessionOf(tx), id, how),
    unpin: (tx, id, until) => unpinHolds(sessionOf(tx), id, until),
    reserve: (tx, id, until) => reserveHolds(sessionOf(tx), id, until),
    sell: (tx, id) => sellHolds(sessionOf(tx), id),
  },
  waiting: {
    isWithinShare: (tx, id) => isWithinPendShare(sessionOf(tx), id),
    mayWaitUnconfirmed: (tx, id) => mayWaitUnconfirmed(sessionOf(tx), id, factor),
  },
  promos: {
    use: (tx, id, code) => usePromo(sessionOf(tx), id, code),
    release: (tx, id) => releasePromo(sessionOf(tx), id),
  },
  tickets: {
    issue: (tx, reservation, issue) => issueTickets(sessionOf(tx), reservation, issue),
    voidUnpaid: (tx, id) => voidUnpaidTickets(sessionOf(tx), id),
    sold: (tx, id) => soldTickets(sessionOf(tx), id),
  },
  runs: {
    isCancelled: (tx, id) => isOnCancelledRun(sessionOf(tx), id),
    cancellation: (tx, id) => cancellationOf(sessionOf(tx), id),
    endUnpaid: (tx, id, { direction, ...cancelled }) =>
      endUnpaid(sessionOf(tx), [{ reservation_id: id, direction }], cancelled),
    boardings: async (tx, id) =>
      (await execute(sessionOf(tx), BOARDINGS, [id])).map(({ departs_at }) => instant(departs_at)),
    firstBoarding: (tx, segments) => firstBoarding(sessionOf(tx), segments),
  },
  additions: { write: (tx, written) => writeAdditions(sessionOf(tx), written) },
  seats: seatStore,
  announce: (tx, event) => announce(sessionOf(tx), event),
});
