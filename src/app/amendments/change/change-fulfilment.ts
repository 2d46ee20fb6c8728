import { overtakenMeanwhile } from '#app/amendments/change/overtaken-meanwhile.ts';
import { isInOrder } from '#app/amendments/change/in-order.ts';
import { overtaken } from '#app/amendments/change/overtaken.ts';
import { endFollowUps } from '#app/amendments/end-follow-ups.ts';
import type { FollowUps } from '#app/amendments/follow-ups.ts';
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
  newSegments,
  paidBefore,
  refusalToPayChange,
} from '#domain/amendments/change-in-time.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { isOpening } from '#domain/booking/schedule-change.ts';
import { leftOver } from '#domain/fares/difference.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { SoldLine } from '#domain/orders/sold-line.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { quoteChange } from './changing.ts';
import { type ChangeCredits, grantCredit } from './grant-credit.ts';

/** What a change of schedule writes and reads within a transaction, beyond what every trip does. */
export interface ChangeStores {
  /** Gives the changed trip the seats on its new run before those on the old one go back on sale. */
  moveHolds(tx: Transaction, changing: ChangeReservation): Promise<void>;
  /** Whether somebody boarded a journey; a boarding that is not yet written waits for the end of the transaction. */
  hasBoarded(tx: Transaction, of: ReservationId, direction: Direction): Promise<boolean>;
  renewPin(tx: Transaction, of: ReservationId): Promise<void>;
  /** Reissues the tickets of a journey under new folios; the previous ones become invalid. */
  replaceTickets(
    tx: Transaction,
    reservation: Reservation,
    issue: { direction: Direction; at: Instant },
  ): Promise<void>;
  readonly credits: ChangeCredits;
  readonly followUps: FollowUps;
}

export interface ChangeFulfilmentDeps extends TripFulfilmentDeps {
  readonly changing: ChangeStores;
}

/** Completes a paid change of schedule: its seats are moved to the changed trip. */
export function changeFulfilment(deps: ChangeFulfilmentDeps): Fulfilment {
  const { trips } = deps;
  const offerOf = async (stored: StoredReservation) => {
    const changing = changeOf(stored.reservation);
    const runs = await runsOf(deps, changing);
    const offer = seatedOffer(deps, changing, { runs, before: paidBefore(changing.change) });
    return { ...offer, withdrawn: (await withdrawnOn(deps, runs)) ?? (await overtaken(deps, changing)) };
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
  isTooLate: async (reservation, now) => {
    // Of the bus itself: its seats may be free again.
    const buses = await Promise.all(newSegments(changeOf(reservation)).map((one) => deps.trips.seats.bus(tx, one)));
    return isTooLateToChange({ ...(await factsOf(deps, tx, { reservation, now })), buses });
  },
  endedMeanwhile: (reservation) => overtakenMeanwhile(endingWith(deps), tx, changeOf(reservation)),
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
  const isFitting = await isInOrder(changedTrip(stored?.reservation, changing), (turnaround) =>
    deps.changing.followUps.times(tx, turnaround),
  );
  const { of, direction, fromDeparts } = changing.change;
  return { fromDeparts, isFitting, hasBoarded: await deps.changing.hasBoarded(tx, of, direction), now };
}

const endingWith = ({ trips, changing }: Deps) => ({ followUps: changing.followUps, announce: trips.announce });

interface SoldChange extends SoldSeats {
  readonly reservation: ChangeReservation;
}

/**
 * The new seats, already sold, are moved to the trip before its old ones go back on sale; its tickets are reissued, its
 * PIN is replaced, and if the new run is cheaper the difference is credited. What waits to be paid for it in a store goes
 * on where it still can.
 */
async function makeChange(
  deps: Deps,
  tx: Transaction,
  { reservation: changing, payment, at }: SoldChange,
): Promise<readonly SoldLine[]> {
  const { trips, changing: stores } = deps;
  const { of, direction, paid } = changing.change;
  const stored = await lockedTrip(trips, tx, of);
  const next = applyChange(stored.reservation, changing);
  await stores.moveHolds(tx, changing);
  if (!(await trips.reservations.update(tx, stored, next))) throw new Error(`reservation ${of} is not locked`);
  await stores.renewPin(tx, of);
  await stores.replaceTickets(tx, next, { direction, at });
  await endFollowUps(endingWith(deps), tx, { of, by: changing.id });
  const amounts = leftOver(changing.quote!, paid);
  const { vatRate } = stored.reservation.quote!.tickets.find((ticket) => ticket.direction === direction)!;
  const { credit, toAccount, toAgency } = await grantCredit(stores.credits, tx, {
    changing,
    payment,
    amounts,
    vatRate,
  });
  await trips.announce(tx, {
    topic: 'ticket.changed',
    reservation: of,
    change: changing.id,
    direction,
    credit,
    credit_to_account: toAccount,
    credit_to_agency: toAgency,
    was_open: isOpening(changing.change),
  });
  if (changing.quote!.total === 0) return [];
  const tickets = (await trips.tickets.sold(tx, of)).filter((ticket) => ticket.direction === direction);
  return [changeLine(changing, tickets)];
}
