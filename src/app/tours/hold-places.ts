import type { OrderStore } from '#app/orders/ports.ts';
import type { ClaimId, ClaimStore, StoredClaim, TourSelection, TourSession } from '#app/tours/ports.ts';
import type { Transaction } from '#app/transaction.ts';
import { type Fault, fault } from '#domain/errors.ts';
import type { HoldProof } from '#domain/guessing/hold-proof.ts';
import { type Order, refusalToChange } from '#domain/orders/order.ts';
import {
  fitsSlot,
  hasItsPlaces,
  ORDERED_PLACES_HELD_FOR,
  PLACES_HELD_AT_MOST,
  PLACES_HELD_FOR,
} from '#domain/tours/claim.ts';
import { peopleOf } from '#domain/tours/participants.ts';
import { judgePlaces } from '#domain/tours/hoarding.ts';
import { placesLeft, slotState } from '#domain/tours/slot-sale.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface HoldPlacesDeps {
  readonly claims: ClaimStore;
  readonly orderStore: OrderStore;
}

/** A locked session, as far as it concerns the places it has. */
export type HoldingSession = Pick<TourSession, 'claim' | 'selection' | 'order'>;

interface Holding {
  readonly session: HoldingSession | undefined;
  readonly claim: ClaimId;
  /** Instead of `claim`, if that was held before and its time ran out. */
  readonly otherwise: ClaimId;
  readonly selection: TourSelection;
  readonly isOrdered: boolean;
  readonly address: string;
  /** Given with this request. */
  readonly proof: HoldProof | undefined;
  readonly now: Instant;
}

export interface HeldPlaces {
  readonly claim: ClaimId;
  /** Undefined while a payment keeps them. */
  readonly until: Instant | undefined;
}

/**
 * Locks the start, counts what is taken and what its holder has unpaid, and holds the places; returns why not. Places already held under this id stay as they are. The
 * places of an earlier choice go back, those of an unpaid order only if the same start is chosen again: they go over to
 * the new choice, with the time they have had.
 */
export async function holdPlaces(
  deps: HoldPlacesDeps,
  tx: Transaction,
  { session, claim, otherwise, selection, isOrdered, address, ...given }: Holding,
): Promise<Result<HeldPlaces, Fault>> {
  const { claims } = deps;
  const { product, slot, ...chosen } = selection;
  const { now } = given;
  const people = peopleOf(chosen);
  const isSameStart = session?.selection?.slot.key === slot.key;
  // Every transaction locks an order before the starts of its items.
  const unpaid = isSameStart ? await lockUnpaid(deps, tx, session) : undefined;
  await claims.lockSlot(tx, slot.key, { fresh: slot });
  const standing = await claims.byId(tx, claim);
  if (standing && hasItsPlaces(standing)) return ok({ claim, until: standing.until });
  const former = await releaseFormer(deps, tx, { session, unpaid, now });
  const { capacity, taken, isCancelled } = await claims.lockSlot(tx, slot.key, { fresh: slot });
  const left = placesLeft(capacity, taken);
  const state = slotState(product, { ...slot, isCancelled: isCancelled || slot.isCancelled }, { left, people, now });
  if (state === 'cancelled' || state === 'closed') return fail(fault('slot_closed', 'slot'));
  if (!fitsSlot(capacity, taken, people)) return fail(fault('slot_full', 'slot', { left }));
  const after = isSameStart && former?.isHeld ? former : undefined;
  // A proof given for these places before is not required again.
  const proof = given.proof ?? after?.proof;
  if (!after || people > after.people) {
    const unpaid = await claims.unpaid(tx, slot.key, { address, since: after?.since });
    const verdict = unpaid && judgePlaces(unpaid, { people, proof, factor: unpaid.factor });
    if (verdict && verdict.kind !== 'free') return fail(fault('places_captcha_required', 'captcha'));
  }
  const id = standing ? otherwise : claim;
  const until = await claims.hold(tx, {
    id,
    slot: slot.key,
    people,
    isOrdered,
    address,
    proof,
    after,
    ...(isOrdered
      ? { heldFor: ORDERED_PLACES_HELD_FOR, atMost: PLACES_HELD_AT_MOST }
      : { heldFor: PLACES_HELD_FOR, atMost: PLACES_HELD_FOR }),
  });
  return ok({ claim: id, until });
}

/** The order of a session, locked, if it can still be paid. */
async function lockUnpaid(
  { orderStore }: HoldPlacesDeps,
  tx: Transaction,
  session: HoldingSession | undefined,
): Promise<Order | undefined> {
  if (!session?.order) return undefined;
  await orderStore.lock(tx, session.order.id);
  const order = await orderStore.read(tx, session.order.id);
  return refusalToChange(order) === undefined ? order : undefined;
}

interface Former {
  readonly session: HoldingSession | undefined;
  /** The order that loses its places with them. */
  readonly unpaid: Order | undefined;
  readonly now: Instant;
}

/** Gives back what a session held; returns how it was held. */
async function releaseFormer(
  { claims, orderStore }: HoldPlacesDeps,
  tx: Transaction,
  { session, unpaid, now }: Former,
): Promise<StoredClaim | undefined> {
  if (!session?.claim) return undefined;
  const former = await claims.byId(tx, session.claim);
  if (!former || (former.isOrdered && !unpaid)) return undefined;
  if (former.state === 'held' || former.state === 'kept') await claims.release(tx, session.claim);
  if (unpaid) await orderStore.settle(tx, unpaid.id, { status: unpaid.status, holdUntil: now });
  return former;
}

/** Gives back what a session has chosen. An order keeps its places until their own time runs out. */
export async function releaseChoice(
  { claims }: Pick<HoldPlacesDeps, 'claims'>,
  tx: Transaction,
  session: Pick<TourSession, 'claim'> | undefined,
): Promise<void> {
  if (!session?.claim) return;
  const standing = await claims.byId(tx, session.claim);
  if (standing?.state === 'held' && !standing.isOrdered) await claims.release(tx, session.claim);
}
