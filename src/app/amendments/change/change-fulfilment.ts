import type { StoredReservation } from '#app/booking/ports.ts';
import { lockSeated, type SeatedSale, type SoldSeats } from '#app/booking/seated-item.ts';
import { lockedTrip, storedTrip, type TripFulfilmentDeps } from '#app/booking/trip-fulfilment.ts';
import { runsOf, seatedOffer } from '#app/booking/trip-offer.ts';
import type { Fulfilment, PricedOffer } from '#app/orders/fulfilment.ts';
import type { Transaction } from '#app/transaction.ts';
import { applyChange, type ChangeReservation, isChange, stillFits } from '#domain/amendments/apply-change.ts';
import { changeLine } from '#domain/amendments/change-line.ts';
import { changeClosesAt } from '#domain/amendments/change-rules.ts';
import { isReleased, leavesAfterArrival } from '#domain/booking/deadlines.ts';
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
}

export interface TurnaroundTimes {
  readonly arrives: Instant;
  readonly departs: Instant;
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
    return seatedOffer(deps, stored.reservation, { runs, before: beforeOf(change) });
  };
  return {
    offer: async ({ id }) => offerOf(await storedTrip(deps, id)),
    price: async ({ id }): Promise<PricedOffer> => {
      const stored = await storedTrip(deps, id);
      const { reservation: next, runs } = await quoteChange(deps, changeOf(stored.reservation));
      return {
        ...seatedOffer(deps, next, { runs, before: beforeOf(next.change) }),
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

/** It must be paid before the original run leaves. */
const beforeOf = ({ fromDeparts }: ChangeReservation['change']): readonly Instant[] =>
  fromDeparts === undefined ? [] : [fromDeparts];

const changeSale = (deps: Pick<ChangeFulfilmentDeps, 'trips' | 'changing'>, tx: Transaction): SeatedSale => ({
  refusal: async (reservation, now) => {
    const changing = changeOf(reservation);
    const { fromDeparts } = changing.change;
    if (fromDeparts !== undefined && now >= changeClosesAt(fromDeparts)) return 'change_closed';
    return (await fitting(deps, tx, changing)) ? undefined : 'change_overtaken';
  },
  // A change begun in time can be completed while the old seats could still be resold.
  isTooLate: async (reservation, now) => {
    const changing = changeOf(reservation);
    const { fromDeparts } = changing.change;
    if (fromDeparts !== undefined && isReleased(now, fromDeparts)) return true;
    return (await fitting(deps, tx, changing)) === undefined;
  },
  // The counter changes schedules itself and takes no payment for these.
  orderAtCounter: () => 'method_unavailable',
  isPaidAtCounter: false,
  sell: (sold) => makeChange(deps, tx, { ...sold, reservation: changeOf(sold.reservation) }),
});

type Deps = Pick<ChangeFulfilmentDeps, 'trips' | 'changing'>;

/**
 * The reservation to change, if the change still applies; both are locked. Undefined after another change, including
 * one of the other journey that makes the return impossible.
 */
async function fitting(deps: Deps, tx: Transaction, change: ChangeReservation): Promise<StoredReservation | undefined> {
  const stored = await deps.trips.reservations.byId(tx, change.change.of);
  if (!stored || !stillFits(stored.reservation, change)) return undefined;
  return (await isInOrder(deps, tx, applyChange(stored.reservation, change))) ? stored : undefined;
}

async function isInOrder({ changing }: Deps, tx: Transaction, trip: Reservation): Promise<boolean> {
  const [out, back] = [trip.departure.segment, trip.return.segment];
  if (!out || !back) return true;
  const times = await changing.times(tx, out, back);
  return times !== undefined && leavesAfterArrival(times.departs, times.arrives);
}

interface SoldChange extends SoldSeats {
  readonly reservation: ChangeReservation;
}

/**
 * The new seats, already sold, are moved to the trip before its old ones go back on sale; its tickets are reissued, its
 * PIN is replaced, and if the new run is cheaper the difference is credited.
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
