import type { Caller } from '#app/caller.ts';
import type { Captchas } from '#app/guessing/ports.ts';
import type { Random } from '#app/ports.ts';
import type { TourCatalogue } from '#app/tours/catalogue.ts';
import { holdPlaces, type HoldPlacesDeps, releaseChoice } from '#app/tours/hold-places.ts';
import type {
  ClaimId,
  TourSelection,
  TourSession,
  TourSessionId,
  TourSessions,
  TourSupplier,
} from '#app/tours/ports.ts';
import { findTour } from '#app/tours/read-catalogue.ts';
import { type InTransaction, Rollback } from '#app/transaction.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { peopleFault, type TourPeople, tourTotal } from '#domain/tours/participants.ts';
import type { TourProduct, TourSlot } from '#domain/tours/product.ts';
import { slotState } from '#domain/tours/slot-sale.ts';
import { uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface ShoppingDeps extends HoldPlacesDeps {
  readonly inTransaction: InTransaction;
  readonly sessions: TourSessions;
  readonly random: Random;
  readonly captchas: Captchas;
  /** Absent: no tours are sold. */
  readonly catalogue?: TourCatalogue | undefined;
  readonly supplier?: Pick<TourSupplier, 'slot'> | undefined;
}

export interface TourWanted extends TourPeople {
  readonly name: string;
  readonly slot: string;
  readonly pickUp: string | null;
  /** Centavos; the price that was seen, null: none. */
  readonly total: number | null;
  /** The answer to the captcha that was required. */
  readonly captcha?: string | undefined;
}

/** What a session has chosen. */
export const readShopping =
  ({ sessions }: Pick<ShoppingDeps, 'sessions'>) =>
  async (session: string, caller: Caller): Promise<Result<TourSession, Faults>> => {
    const found = await sessions.read(session, caller.sessionHash);
    return found ? ok(found) : fail([fault('tour_session_expired')]);
  };

/**
 * Chooses a tour and holds its places; `undefined` clears what was chosen and gives its places back. Without a session
 * one begins. An order that was made of an earlier choice keeps its places, unless the same start is chosen again.
 */
export const chooseTour =
  (deps: ShoppingDeps) =>
  async (
    session: string | null,
    wanted: TourWanted | undefined,
    { caller, now }: { readonly caller: Caller; readonly now: Instant },
  ): Promise<Result<TourSession, Faults>> => {
    const chosen = wanted && (await selectionOf(deps, wanted, now));
    if (chosen && !chosen.ok) return chosen;
    const selection = chosen?.value;
    const subject = `places ${selection?.slot.key}`;
    const token = wanted?.captcha ?? '';
    const isSolved = selection && token !== '' && (await deps.captchas.isSolved({ token, subject, now }));
    const newId = <Kind extends string>() => uuidV7<Kind>(now, deps.random(10));
    const begun: TourSessionId = newId();
    const refused = await deps.inTransaction<Fault | undefined>(async (tx) => {
      const known = session === null ? undefined : await deps.sessions.lock(tx, session, caller.sessionHash);
      if (session !== null && !known) return fault('tour_session_expired');
      if (known?.order?.isPaying) return fault('payment_in_progress');
      if (!known) await deps.sessions.begin(tx, begun, caller.sessionHash);
      const id = known?.id ?? begun;
      if (!selection) {
        await releaseChoice(deps, tx, known);
        await deps.sessions.choose(tx, id, undefined);
        return undefined;
      }
      const claim: ClaimId = newId();
      const held = await holdPlaces(deps, tx, {
        session: known,
        claim,
        otherwise: claim,
        selection,
        isOrdered: false,
        address: caller.address,
        proof: isSolved ? 'captcha' : undefined,
        now,
      });
      if (!held.ok) throw new Rollback<Fault>(held.fault);
      await deps.sessions.choose(tx, id, { selection, claim });
      return undefined;
    });
    if (refused?.code === 'places_captcha_required')
      return fail([fault(refused.code, refused.field, { ...deps.captchas.task(subject, now) })]);
    if (refused) return fail([refused]);
    return readShopping(deps)(session ?? begun, caller);
  };

/** A choice that can be bought as far as can be seen without holding its places. */
async function selectionOf(
  deps: Pick<ShoppingDeps, 'catalogue' | 'supplier'>,
  wanted: TourWanted,
  now: Instant,
): Promise<Result<TourSelection, Faults>> {
  const found = await findTour(deps)(wanted.name);
  if (!found.ok) return found;
  const product = found.value;
  const wrong = peopleFault(product, wanted);
  if (wrong) return fail([wrong]);
  const fresh = await freshSlot(deps, { product, key: wanted.slot });
  if (!fresh.ok) return fresh;
  const slot = fresh.value;
  const state = slotState(product, slot, { left: slot.capacity, people: 1, now });
  if (state === 'closed' || state === 'cancelled') return fail([fault('slot_closed', 'slot')]);
  if (wanted.children > 0 && slot.prices.child === null) return fail([fault('participants_invalid', 'children')]);
  const { pickUp } = wanted;
  if (product.pickUps.length > 0 && !product.pickUps.some(({ key }) => key === pickUp))
    return fail([fault('pickup_required', 'pickup')]);
  const total = tourTotal(slot.prices, wanted);
  if (wanted.total !== null && wanted.total !== total) return fail([fault('price_changed', 'total', { total })]);
  const { adults, children } = wanted;
  return ok({ product, slot, adults, children, pickUp: product.pickUps.length > 0 ? pickUp : null });
}

/** A start as the supplier has it now. */
export async function freshSlot(
  { supplier }: Pick<ShoppingDeps, 'supplier'>,
  { product, key }: { readonly product: Pick<TourProduct, 'name'>; readonly key: string },
): Promise<Result<TourSlot, Faults>> {
  const slot = key === '' ? 'unknown' : await supplier?.slot(key);
  if (!slot) return fail([fault('service_unavailable')]);
  return slot === 'unknown' || slot.product !== product.name ? fail([fault('slot_closed', 'slot')]) : ok(slot);
}
