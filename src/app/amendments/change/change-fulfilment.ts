import { endUnpayable, type WaitingAdditions } from '#app/amendments/additions/end-unpayable.ts';
import type { StoredReservation } from '#app/booking/ports.ts';
import { lockSeated } from '#app/booking/seated-item.ts';
import type { SeatedSale, SoldSeats } from '#app/booking/seated-sale.ts';
import { lockedTrip, storedTrip } from '#app/booking/stored-trip.ts';
import type { TripFulfilmentDeps } from '#app/booking/trip-fulfilment.ts';
import { runsOf, seatedOffer, withdrawnOn } from '#app/booking/trip-offer.ts';
import type { Fulfilment, PricedOffer } from '#app/orders/fulfilment.ts';
import type { Transaction } from '#app/transaction.ts';
import { applyChange, changedTrip, type ChangeReservation, isChange } from '#domain/amendments/apply-change.ts';
import { changeLine } from '#domain/amendments/change-line.ts';
import {
  type ChangeToPay,
  isTooLateToChange,
  isTurnaround,
  paidBefore,
  refusalToPayChange,
  turnaroundOf,
  type TurnaroundTimes,
} from '#domain/amendments/change-in-time.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { isOpening } from '#domain/booking/schedule-change.ts';
import { leftOver } from '#domain/fares/difference.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { SoldLine } from '#domain/orders/sold-line.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { quoteChange } from './changing.ts';
import { type ChangeCredits, grantCredit } from './grant-credit.ts';

/** What a change of schedule writes and reads within a transaction, beyond what every trip does. */
export interface ChangeStores {
  /** The arrival of one run and the departure of another; undefined when either does not exist. */
  times(tx: Transaction, arriving: Segment, leaving: Segment): Promise<TurnaroundTimes | undefined>;
  /** Gives the changed trip the seats on its new run before those on the old one go back on sale. */
  moveHolds(tx: Transaction, changing: ChangeReservation): Promise<void>;
  renewPin(tx: Transaction, of: ReservationId): Promise<void>;
  /** Reissues the tickets of a journey under new folios; the previous ones become invalid. */
  replaceTickets(
    tx: Transaction,
    reservation: Reservation,
    issue: { direction: Direction; at: Instant },
  ): Promise<void>;
  readonly credits: ChangeCredits;
  readonly waiting: WaitingAdditions;
  ticketsStatus(tx: Transaction, of: ReservationId): Promise<TicketsStatus>;
}

export interface ChangeFulfilmentDeps extends TripFulfilmentDeps {
  readonly changing: ChangeStores;
}

/** Completes a paid change of schedule: its seats are moved to the changed trip. */
export function changeFulfilment(deps: ChangeFulfilmentDeps): Fulfilment {
  const { trips } = deps;
  const offerOf = async (stored: StoredReservation) => {
    const { change } = changeOf(stored.reservation);
    const runs = await runsOf(deps, stored.reservation);
    const offer = seatedOffer(deps, stored.reservation, { runs, before: paidBefore(change) });
    return { ...offer, withdrawn: await withdrawnOn(deps, runs) };
  };
  return {
    offer: async ({ id }) => offerOf(await storedTrip(deps, id)),
    price: async ({ id }): Promise<PricedOffer> => {
      const stored = await storedTrip(deps, id);
      const { reservation: next, runs } = await quoteChange(deps, changeOf(stored.reservation));
      return {
        ...seatedOffer(deps, next, { runs, before: paidBefore(next.change) }),
        save: async () => void (await deps.reservations.update(stored, next)),
        lock: (tx, beginning) => lockSeated(trips, tx, { stored, next, beginning, sale: changeSale(deps, tx) }),
      };
    },
    lock: async (tx, id) => {
      const stored = await lockedTrip(trips, tx, id);
      return lockSeated(trips, tx, { stored, sale: changeSale(deps, tx) });
    },
  };
}

function changeOf(reservation: Reservation): ChangeReservation {
  if (!isChange(reservation)) throw new Error(`order ${reservation.id} changes no schedule`);
  return reservation;
}

const changeSale = (deps: Deps, tx: Transaction): SeatedSale => ({
  refusal: async (reservation, now) => refusalToPayChange(await factsOf(deps, tx, { reservation, now })),
  isTooLate: async (reservation, now) => isTooLateToChange(await factsOf(deps, tx, { reservation, now })),
  // The counter changes schedules itself and takes no payment for these.
  orderAtCounter: () => 'method_unavailable',
  sell: (sold) => makeChange(deps, tx, { ...sold, reservation: changeOf(sold.reservation) }),
});

type Deps = Pick<ChangeFulfilmentDeps, 'trips' | 'changing'>;

interface AskedChange {
  readonly reservation: Reservation;
  readonly now: Instant;
}

/** A change with the trip it is of, both locked: whether it still applies to it. */
async function factsOf(deps: Deps, tx: Transaction, { reservation, now }: AskedChange): Promise<ChangeToPay> {
  const changing = changeOf(reservation);
  const stored = await deps.trips.reservations.byId(tx, changing.change.of);
  const changed = changedTrip(stored?.reservation, changing);
  const isFitting = changed !== undefined && (await isInOrder(deps, tx, changed));
  return { fromDeparts: changing.change.fromDeparts, isFitting, now };
}

async function isInOrder({ changing }: Deps, tx: Transaction, trip: Reservation): Promise<boolean> {
  const turnaround = turnaroundOf(trip);
  return !turnaround || isTurnaround(await changing.times(tx, turnaround.arriving, turnaround.leaving));
}

interface SoldChange extends SoldSeats {
  readonly reservation: ChangeReservation;
}

/**
 * The new seats, already sold, are moved to the trip before its old ones go back on sale; its tickets are reissued, its
 * PIN is replaced, and if the new run is cheaper the difference is credited. What waits to be added moves along, unless
 * its reference outlasts the new run.
 */
async function makeChange(
  { trips, changing: stores }: Deps,
  tx: Transaction,
  { reservation: changing, payment, at }: SoldChange,
): Promise<readonly SoldLine[]> {
  const { of, direction, paid } = changing.change;
  const stored = await lockedTrip(trips, tx, of);
  const next = applyChange(stored.reservation, changing);
  await stores.moveHolds(tx, changing);
  if (!(await trips.reservations.update(tx, stored, next))) throw new Error(`reservation ${of} is not locked`);
  await stores.renewPin(tx, of);
  await stores.replaceTickets(tx, next, { direction, at });
  const ending = { waiting: stores.waiting, announce: trips.announce };
  await endUnpayable(ending, tx, { reservation: of, ticketsStatus: () => stores.ticketsStatus(tx, of) });
  const amounts = leftOver(changing.quote!, paid);
  await trips.announce(tx, {
    topic: 'ticket.changed',
    reservation: of,
    change: changing.id,
    direction,
    credit: amounts.total,
    was_open: isOpening(changing.change),
  });
  const { vatRate } = stored.reservation.quote!.tickets.find((ticket) => ticket.direction === direction)!;
  await grantCredit(stores.credits, tx, { changing, payment, amounts, vatRate });
  if (changing.quote!.total === 0) return [];
  const tickets = (await trips.tickets.sold(tx, of)).filter((ticket) => ticket.direction === direction);
  return [changeLine(changing, tickets)];
}
