import { quoteOnRuns } from '#app/booking/quote-current.ts';
import { recogniseHolder } from '#app/booking/recognise-holder.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Buying, Fulfilment, PricedOffer } from '#app/orders/fulfilment.ts';
import type { Transaction } from '#app/transaction.ts';
import type { StopId } from '#domain/network/stop.ts';
import type { SoldLine } from '#domain/orders/sold-line.ts';
import { refusalAtCounter } from '#domain/booking/seated-sale.ts';
import { tripLines } from '#domain/booking/trip-lines.ts';
import type { StoredReservation } from './ports.ts';
import { lockedTrip, storedTrip } from './stored-trip.ts';
import { lockSeated } from './seated-item.ts';
import type { SeatedSale, SoldSeats } from './seated-sale.ts';
import { tillTerms } from './till-terms.ts';
import { type OfferDeps, runsOf, tripOffer, withdrawnOn } from './trip-offer.ts';
import type { TicketIssue, TripStores } from './trip-stores.ts';
import { allOf } from '#app/all-of.ts';

export interface TripFulfilmentDeps
  extends OfferDeps,
    Pick<SaleDeps, 'promos' | 'offers' | 'reservations' | 'travellerSessions'> {
  readonly trips: TripStores;
}

/** Sells a bus trip: seats, tickets, and the extras chosen with them. */
export function tripFulfilment(deps: TripFulfilmentDeps): Fulfilment {
  const { trips } = deps;
  const readAndPrice: Fulfilment['price'] = async ({ id }, buying) => {
    // Read together with the trip: every payment is asked whether it could wait.
    const [stored, mayWait] = await Promise.all([storedTrip(deps, id), deps.mayKeepUnpaid({ id })]);
    return pricedTrip(deps, { stored, mayWait }, buying);
  };
  return {
    offer: async ({ id }) => {
      const { reservation } = await storedTrip(deps, id);
      const runs = await runsOf(deps, reservation);
      return { ...tripOffer(deps, reservation, runs), withdrawn: await withdrawnOn(deps, runs) };
    },
    readAhead: (code, caller) => {
      const ahead = Promise.all([deps.reservations.findDraft(code, caller.sessionHash), deps.mayKeepUnpaid({ code })]);
      // An order may be refused before its price matters.
      ahead.catch(() => undefined);
      return async ({ order, version }, buying) => {
        const [stored, mayWait] = await ahead;
        // Another moment, or no longer a draft: the price must be that of the order that will be locked.
        return stored?.version === version
          ? pricedTrip(deps, { stored, mayWait }, buying)
          : readAndPrice(order, buying);
      };
    },
    price: readAndPrice,
    lock: async (tx, id) => {
      const stored = await lockedTrip(trips, tx, id);
      return lockSeated(trips, tx, { stored, sale: tripSale(trips, tx) });
    },
  };
}

interface ReadTrip {
  readonly stored: StoredReservation;
  readonly mayWait: boolean;
}

async function pricedTrip(
  deps: TripFulfilmentDeps,
  { stored, mayWait }: ReadTrip,
  { caller, now }: Buying,
): Promise<PricedOffer> {
  const { trips } = deps;
  const known = await recogniseHolder(deps, stored.reservation, { caller, now });
  const { reservation: next, runs } = await quoteOnRuns(deps, known, now);
  const { stops } = await deps.timetable.current();
  const sold = { zoneOf: (stop: StopId) => stops.get(stop)?.zone };
  return {
    ...tripOffer({ ...deps, mayKeepUnpaid: async () => mayWait }, next, runs),
    save: async () => void (await deps.reservations.update(stored, next)),
    lock: (tx, beginning) => lockSeated(trips, tx, { stored, next, beginning, sale: tripSale(trips, tx, sold) }),
  };
}

const tripSale = (stores: TripStores, tx: Transaction, known: Known = {}): SeatedSale => ({
  refusal: async () => undefined,
  isTooLate: async () => false,
  atTill: (reservation) => tillTerms(stores, tx, reservation),
  orderAtCounter: ({ reservation, own, ...wait }, until) =>
    refusalAtCounter({ ...wait, now: own.now, until }) ??
    (() =>
      allOf([
        stores.holds.reserve(tx, reservation.id, until),
        stores.tickets.issue(tx, reservation, { ...known, kind: 'PEND', at: own.now }),
        stores.announce(tx, { topic: 'ticket.ordered', reservation: reservation.id }),
      ])),
  sell: (sold) => sellTrip(stores, tx, { ...sold, ...known }),
});

/** What the timetable in memory knows, so that it is not read again. */
type Known = Pick<TicketIssue, 'zoneOf'>;

/** Issues the tickets and extras, and announces them. */
async function sellTrip(
  { tickets, additions, announce }: TripStores,
  tx: Transaction,
  { reservation, payment, at, seats, zoneOf }: SoldSeats & Known,
): Promise<readonly SoldLine[]> {
  const { id, extras } = reservation;
  await tickets.issue(tx, reservation, { kind: 'E-Ticket', at, zoneOf });
  if (extras.length > 0) await additions.write(tx, { of: id, madeBy: id, payment, lines: extras });
  await announce(
    tx,
    seats === 'kept'
      ? { topic: 'ticket.issued', reservation: id }
      : { topic: 'ticket.reseated', reservation: id, seats },
  );
  return tripLines(reservation, await tickets.sold(tx, id));
}
