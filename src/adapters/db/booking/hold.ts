import type { LostSeat, RequestedJourneySeats } from '#app/seats/ports.ts';
import { type HoldJourney, type JourneyHold, holdJourney } from '#adapters/db/seats/hold-journey.ts';
import { lockDrafts } from '#adapters/db/seats/draft-lock.ts';
import { freeEnded } from '#adapters/db/seats/free-holds.ts';
import { isWithinHoldLimits } from './hold-limits.ts';
import type { Hoarding } from '#adapters/db/guessing/holder-keys.ts';
import { departuresOf, holderKeys } from './holders.ts';
import { findObstacles } from '#adapters/db/seats/obstacles.ts';
import { lockOwnHolds } from '#adapters/db/seats/own-holds.ts';
import { areAllHeld, type OwnHold } from '#domain/seats/own-hold.ts';
import { checkQuotas, lockDeparture } from '#adapters/db/seats/quota-check.ts';
import { type HoldCountQuery, lockHoldsAndCount, noteLargeParty } from './unpaid-holds.ts';
import { withRollback } from '#adapters/db/with-rollback.ts';
import { Rollback } from '#app/transaction.ts';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { updateHolding, updateReservation } from '#adapters/db/booking/reservations.ts';
import { allOf } from '#app/all-of.ts';
import { committingWith } from '#adapters/db/transaction.ts';
import type { StoredReservation } from '#app/booking/ports.ts';
import type { HoldOrder, HoldOutcome } from '#app/booking/seat-ports.ts';
import { judgeHold } from '#domain/booking/hoarding.ts';
import type { HoldVerdict, Unpaid } from '#domain/guessing/hoarding.ts';
import type { Quota } from '#domain/fares/passenger-type.ts';
import { maskOf, type SeatMask } from '#domain/seats/bitmap.ts';
import { drawsOnQuota } from '#domain/seats/quotas.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { ReservationId } from '#kernel/ids.ts';

/** A claim was blocked; whether only by expired holds is determined afterwards, without locks. */
type HoldTry = HoldOutcome | { readonly kind: 'blocked'; readonly quota?: Quota };

/** First as if nothing were in the way, then after freeing expired holds; a third time for concurrent changes. */
const TRIES = 3;

/**
 * Holds the seats of all journeys in one transaction. If expired holds are in the way, the whole is retried after
 * freeing the expired holds of those departures first: freeing locks more legs than claiming, so it must not come
 * second in a transaction that has already locked some.
 */
export async function holdSeats(
  pool: Pool,
  order: HoldOrder,
  { claim = holdJourney, hoarding }: Partial<Holding> = {},
): Promise<HoldOutcome> {
  let lost: readonly LostSeat[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const outcome = await tryToHold(pool, order, { claim, hoarding, freeing: tries > 0 });
    if (outcome.kind !== 'blocked') return outcome;
    if (outcome.quota !== undefined) continue;
    const found = await withConnection(pool, (session) =>
      findObstacles(session, order.journeys, order.stored.reservation.id),
    );
    if (found.lost.length > 0) return { kind: 'taken', seats: found.lost };
    lost = found.passing;
  }
  return { kind: 'taken', seats: lost };
}

interface Holding {
  readonly claim: HoldJourney;
  /** Absent: unpaid seats are not counted per holder. */
  readonly hoarding: Hoarding | undefined;
}

interface HoldOptions extends Holding {
  readonly freeing: boolean;
}

const tryToHold = (pool: Pool, order: HoldOrder, options: HoldOptions): Promise<HoldTry> =>
  // The drafts are locked and counted first.
  withRollback(pool, (session) => holdIn(session, order, options), { startsReading: true });

async function holdIn(session: Session, order: HoldOrder, options: HoldOptions): Promise<HoldTry> {
  const { stored } = order;
  const counted = countedIn(order, options);
  // Sent together; the holds are counted when the turn and the drafts are locked.
  const [{ own, others }, { own: before, unpaid }] = await allOf([
    lockDrafts(session, stored.reservation.id, counted?.departures),
    counted ? lockHoldsAndCount(session, counted) : lockUncounted(session, stored.reservation.id),
  ]);
  if (own?.version !== stored.version) return { kind: 'changed' };
  if (!(await isWithinHoldLimits(session, others, order.journeys))) return { kind: 'limit' };
  if (!areAllHeld(before) || isGone(order, before.holds)) return { kind: 'ended' };
  const until = order.until(before.now);
  if (until <= before.now) return { kind: 'ended' };
  // A proof given for these seats before is not required again.
  const proof = order.holder?.proof ?? before.holds.find((claim) => claim.proof)?.proof ?? undefined;
  const holder = counted && { keys: counted.keys, proof };
  const next = order.next(until);
  for (const requested of order.journeys.toSorted(byLegs)) {
    const mine = seatsOn(before.holds, requested);
    const held = unpaid.get(requested.segment.departure);
    const verdict = held && judgeHold(held, { seats: requested.seats.length, proof, factor: options.hoarding!.factor });
    if (verdict && verdict.kind !== 'free') throw new Rollback<HoldTry>(verdict);
    const hold = { reservation: stored.reservation.id, until, mine, holder };
    if (isAlone({ ...order, freeing: options.freeing, verdict, next }))
      return claimAndCommit(session, requested, { ...options, stored, hold, next });
    if (verdict?.isLargeParty) await noteLargeParty(session, requested.segment.departure);
    const found = await claimOne(session, requested, { ...options, hold });
    if (found) throw new Rollback(found);
  }
  if (!(await updateReservation(session, stored, next))) throw new Rollback<HoldTry>({ kind: 'changed' });
  return { kind: 'held', reservation: next };
}

const NOBODY: ReadonlyMap<string, Unpaid> = new Map();

const lockUncounted = async (session: Session, id: ReservationId) => ({
  own: await lockOwnHolds(session, id),
  unpaid: NOBODY,
});

/** Whether nothing but the claim of one journey decides whether the seats are held. */
function isAlone({ journeys, freeing, verdict, next }: Judged): boolean {
  const [only, ...others] = journeys;
  if (!only || others.length > 0 || freeing || drawsOnQuota(only)) return false;
  if (verdict?.kind === 'free' && verdict.isLargeParty) return false;
  const other = only.direction === 'departure' ? 'return' : 'departure';
  return next.passengers.every(({ seats }) => seats[other] === undefined);
}

interface Judged extends Pick<HoldOrder, 'journeys'>, Pick<HoldOptions, 'freeing'> {
  readonly verdict: HoldVerdict | undefined;
  readonly next: Reservation;
}

interface ClaimAlone extends HoldOptions {
  readonly stored: StoredReservation;
  readonly hold: JourneyHold;
  readonly next: Reservation;
}

/**
 * Claims the seats, writes the reservation and commits in one round trip. The claim takes all seats or none; without
 * them the reservation stays as it was, and nothing was written.
 */
async function claimAndCommit(
  session: Session,
  requested: RequestedJourneySeats,
  { claim, stored, hold, next }: ClaimAlone,
): Promise<HoldTry> {
  const [isClaimed, isWritten] = await committingWith<[boolean, boolean]>(session, () => [
    claim(session, requested, hold),
    updateHolding(session, stored, next),
  ]);
  if (isClaimed !== isWritten) throw new Error(`reservation ${next.id} and its claims were not written together`);
  return isClaimed ? { kind: 'held', reservation: next } : { kind: 'blocked' };
}

/** Whose seats are counted, on which departures; undefined when counting is off. */
function countedIn({ holder, journeys, stored }: HoldOrder, { hoarding }: HoldOptions): HoldCountQuery | undefined {
  if (!holder || !hoarding) return undefined;
  const { id: reservation } = stored.reservation;
  return { reservation, departures: departuresOf(journeys), keys: holderKeys(hoarding, holder) };
}

interface OneClaim extends HoldOptions {
  readonly hold: JourneyHold;
}

/** Undefined when the seats were claimed. */
async function claimOne(
  session: Session,
  requested: RequestedJourneySeats,
  { claim, freeing, hold }: OneClaim,
): Promise<HoldTry | undefined> {
  const counts = drawsOnQuota(requested);
  if (counts) await lockDeparture(session, requested.segment.departure);
  if (freeing) await freeEnded(session, requested.segment.departure);
  if (counts) {
    const verdict = await checkQuotas(session, requested, hold.reservation);
    if (verdict.kind === 'blocked' && !freeing) return { kind: 'blocked', quota: verdict.quota };
    if (verdict.kind !== 'free') return { kind: 'quota', direction: requested.direction, quota: verdict.quota };
  }
  return (await claim(session, requested, hold)) ? undefined : { kind: 'blocked' };
}

/** The reservation has a hold whose seats are gone: freed after it ended. */
const isGone = ({ stored }: HoldOrder, holds: readonly OwnHold[]): boolean =>
  stored.reservation.holdUntil !== undefined && holds.length === 0;

/** The lock order used everywhere: by departure, then legs ascending. */
const byLegs = ({ segment: a }: RequestedJourneySeats, { segment: b }: RequestedJourneySeats): number =>
  a.departure === b.departure ? a.from - b.from : a.departure < b.departure ? -1 : 1;

const seatsOn = (holds: readonly OwnHold[], { direction, segment }: RequestedJourneySeats): SeatMask =>
  maskOf(
    holds
      .filter((claim) => claim.direction === direction && claim.departure === segment.departure)
      .map(({ seat }) => seat),
  );
