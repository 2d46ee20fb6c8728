import { endedMeanwhile } from '#app/amendments/additions/unpayable.ts';
import type { FollowUps } from '#app/amendments/follow-ups.ts';
import type { Aftersales } from '#app/amendments/refunds/ports.ts';
import { priceOfQuote } from '#app/booking/price-of-quote.ts';
import { lockedTrip, storedTrip } from '#app/booking/stored-trip.ts';
import type { TripFulfilmentDeps } from '#app/booking/trip-fulfilment.ts';
import type { TripStores } from '#app/booking/trip-stores.ts';
import type { LockedItem, Fulfilment, Offer } from '#app/orders/fulfilment.ts';
import type { Transaction } from '#app/transaction.ts';
import {
  additionPayableUntil,
  additionRefusal,
  additionWithdrawn,
} from '#domain/amendments/additions/addition-rules.ts';
import { toldOf } from '#domain/amendments/additions/told-of.ts';
import { type AddingReservation, applyAddition, isAdding } from '#domain/amendments/additions/apply-addition.ts';
import { additionClosesAt, graceAfterDecline, isPayable } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { additionLines } from '#domain/booking/trip-lines.ts';
import type { ErrorCode, Fault } from '#domain/errors.ts';
import { quoteAdditions } from '#domain/amendments/additions/quote-additions.ts';
import type { SoldLine } from '#domain/orders/sold-line.ts';
import type { Id, ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

export interface AdditionStores
  extends Pick<TripStores, 'reservations' | 'holds' | 'additions' | 'tickets' | 'runs' | 'announce'> {
  readonly followUps: FollowUps;
}

export interface AdditionFulfilmentDeps extends Pick<TripFulfilmentDeps, 'reservations'> {
  readonly stores: AdditionStores;
  readonly aftersales: Pick<Aftersales, 'ticketsStatus'>;
}

/**
 * Adds something to a paid trip, whatever kind it is sold as. It holds no seats, and can be sold as long as the rules
 * leave room for it.
 */
export function additionFulfilment({ reservations, stores, aftersales }: AdditionFulfilmentDeps): Fulfilment {
  const offer = async ({ id }: { readonly id: ReservationId }): Promise<Offer> => {
    const { adding } = addingOf((await storedTrip({ reservations }, id)).reservation);
    const withdrawn = additionWithdrawn(adding.lines, await aftersales.ticketsStatus(adding.of));
    return { ...offerOf(adding), withdrawn };
  };
  const lock = async (tx: Transaction, id: ReservationId) =>
    lockItem(stores, tx, addingOf((await lockedTrip(stores, tx, id)).reservation));
  return {
    offer,
    // Its price was agreed when it was chosen.
    price: async (order) => ({
      ...(await offer(order)),
      save: async () => undefined,
      lock: (tx) => lock(tx, order.id),
    }),
    lock,
  };
}

function addingOf(reservation: Reservation): AddingReservation {
  if (!isAdding(reservation)) throw new Error(`order ${reservation.id} adds nothing`);
  return reservation;
}

const offerOf = ({ lines, departs }: AddingReservation['adding']): Offer => ({
  price: priceOfQuote(quoteAdditions(lines)),
  before: [departs],
  zone: undefined,
  mayWait: async () => true,
  // The counter adds extras itself and takes no payment for these.
  atCounter: () => undefined,
});

async function lockItem(stores: AdditionStores, tx: Transaction, adding: AddingReservation): Promise<LockedItem> {
  const { id, holdUntil } = adding;
  const { departs, lines } = adding.adding;
  const { now } = await stores.holds.lock(tx, id);
  return {
    price: priceOfQuote(quoteAdditions(lines)),
    refusal: async (): Promise<ErrorCode | undefined> => {
      if (!isPayable(now, holdUntil)) return 'time_exceeded';
      return (await refusalAt(stores, tx, { adding, now, closesAt: additionClosesAt }))?.code;
    },
    savePrice: async () => true,
    pin: async () => undefined,
    orderAtCounter: async () => 'method_unavailable',
    keep: (until) => endedMeanwhile(stores, tx, { adding, until }),
    // Too late when the bus left, the ticket was cancelled, or the limit was reached meanwhile.
    retake: async () => (await refusalAt(stores, tx, { adding, now, closesAt: additionPayableUntil })) === undefined,
    sell: (payment) => addTo(stores, tx, { adding, payment }),
    release: async ({ waitedForCash }) => graceAfterDecline(now, waitedForCash ? now : (holdUntil ?? now), [departs]),
  };
}

interface Moment {
  readonly adding: AddingReservation;
  readonly now: Instant;
  readonly closesAt: (departs: Instant) => Instant;
}

async function refusalAt(
  stores: AdditionStores,
  tx: Transaction,
  { adding: { adding }, ...moment }: Moment,
): Promise<Fault | undefined> {
  const { reservation } = await lockedTrip(stores, tx, adding.of);
  const ticketsStatus = await stores.followUps.ticketsStatus(tx, adding.of);
  return additionRefusal(adding.lines, { reservation, ticketsStatus, ...moment });
}

interface Added {
  readonly adding: AddingReservation;
  readonly payment: Id<'payment'>;
}

/** Merges it into the trip it is added to, at the trip's new total. */
async function addTo(
  { reservations, additions, tickets, announce }: AdditionStores,
  tx: Transaction,
  { adding, payment }: Added,
): Promise<readonly SoldLine[]> {
  const { of, lines } = adding.adding;
  const stored = await lockedTrip({ reservations }, tx, of);
  const next = applyAddition(stored.reservation, adding);
  if (!(await reservations.update(tx, stored, next))) throw new Error(`reservation ${of} is not locked`);
  await additions.write(tx, { of, madeBy: adding.id, payment, lines });
  const made = { topic: 'addition.made', addition: adding.id, added: lines } as const;
  for (const told of toldOf(adding)) await announce(tx, { ...made, ...told });
  return additionLines(lines, await tickets.sold(tx, of), `${adding.code}-`);
}
