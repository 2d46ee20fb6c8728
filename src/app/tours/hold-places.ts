import type { OrderStore } from '#app/orders/ports.ts';
import type { ClaimId, ClaimStore, TourSelection, TourSession } from '#app/tours/ports.ts';
import { lockOrder, releaseFormer } from '#app/tours/former-places.ts';
import type { Transaction } from '#app/transaction.ts';
import type { Fault } from '#domain/errors.ts';
import type { HoldProof } from '#domain/guessing/hold-proof.ts';
import {
  hoardingFault,
  holdTimes,
  type InheritedPlaces,
  inheritedPlaces,
  namedPlaces,
  type PlacesToHold,
  replacedBy,
  startFault,
} from '#domain/tours/hold-places.ts';
import { peopleOf } from '#domain/tours/participants.ts';
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
 * Locks the start, counts what is taken and what its holder has unpaid, and holds the places; returns why not. Places
 * already held under this id stay as they are. The places of an earlier choice go back, those of an unpaid order only if
 * the same start is chosen again: they go over to the new choice, with the time they have had.
 */
export async function holdPlaces(
  deps: HoldPlacesDeps,
  tx: Transaction,
  holding: Holding,
): Promise<Result<HeldPlaces, Fault>> {
  const { claims } = deps;
  const { session, claim, otherwise, selection, now } = holding;
  const { slot } = selection;
  const replaced = replacedBy(slot, session);
  // Every transaction locks an order before the starts of its items.
  const order = await lockOrder(deps, tx, replaced.order);
  await claims.lockSlot(tx, slot.key, { fresh: slot });
  const standing = await claims.byId(tx, claim);
  const named = namedPlaces({ standing, claim, otherwise });
  if (named.kind === 'own') return ok({ claim, until: standing?.until });
  const former = await releaseFormer(deps, tx, { claim: session?.claim, order, now });
  const inherited = await judge(claims, tx, { ...holding, ...replaced, former });
  if (!inherited.ok) return inherited;
  const { after, proof } = inherited.value;
  const { isOrdered, address } = holding;
  const held = { slot: slot.key, people: peopleOf(selection), isOrdered, address, proof, after };
  const until = await claims.hold(tx, { id: named.id, ...held, ...holdTimes(isOrdered) });
  return ok({ claim: named.id, until });
}

interface Judged extends Omit<PlacesToHold, 'people'>, Pick<Holding, 'selection' | 'address' | 'now'> {}

/** Under the lock of the start: what the places take over from those that they replace, or why they cannot be had. */
async function judge(
  claims: ClaimStore,
  tx: Transaction,
  { selection, address, now, ...given }: Judged,
): Promise<Result<InheritedPlaces, Fault>> {
  const { product, slot } = selection;
  const people = peopleOf(selection);
  const locked = await claims.lockSlot(tx, slot.key, { fresh: slot });
  const refusal = startFault({ product, slot, locked, people, now });
  if (refusal) return fail(refusal);
  const inherited = inheritedPlaces({ ...given, people });
  const holder = { address, since: inherited.after?.since };
  const unpaid = inherited.isJudged ? await claims.unpaid(tx, slot.key, holder) : undefined;
  const hoarding = hoardingFault({ unpaid, people, proof: inherited.proof });
  return hoarding ? fail(hoarding) : ok(inherited);
}
