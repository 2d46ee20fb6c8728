import type { Caller } from '#app/caller.ts';
import { beginOrder, type BeginOrderDeps } from '#app/orders/begin-order.ts';
import type { ClaimId, OrderedTour, TourContact, TourSelection, TourSession } from '#app/tours/ports.ts';
import { type HeldPlaces, holdPlaces } from '#app/tours/hold-places.ts';
import { freshSlot, readShopping, type ShoppingDeps } from '#app/tours/shopping.ts';
import { Rollback } from '#app/transaction.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { buyerFaults } from '#domain/orders/buyer-rules.ts';
import { isPersonName } from '#domain/orders/contact-rules.ts';
import { participantFaults, tourTotal } from '#domain/tours/participants.ts';
import { TOUR } from '#domain/tours/product.ts';
import { pickUpAt, slotCloses } from '#domain/tours/slot-sale.ts';
import { tidy } from '#kernel/filters.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { after, type Instant, MINUTE } from '#kernel/instant.ts';
import { fail, type Result } from '#kernel/result.ts';

export interface CheckoutDeps extends ShoppingDeps, BeginOrderDeps {}

export interface CheckoutInput extends TourContact {
  readonly session: string;
  readonly key: string;
  readonly lang: 'es' | 'en';
  /** The buyer is the first participant. */
  readonly apply: boolean;
  /** The price that was seen, in centavos. */
  readonly total: number;
}

/**
 * Takes contact and participants, holds the places for another quarter of an hour, and begins the order that is to be
 * paid: it ends with its places. The same press again is the same order; another contact is another one, with the places
 * of the first.
 */
export const checkOutTour =
  (deps: CheckoutDeps) =>
  async (input: CheckoutInput, caller: Caller, now: Instant): Promise<Result<TourSession, Faults>> => {
    const known = await readShopping(deps)(input.session, caller);
    if (!known.ok) return known;
    const { selection: seen, order } = known.value;
    if (order?.isPaying) return fail([fault('payment_in_progress')]);
    if (order?.status === 'approved') return fail([fault('already_paid')]);
    if (!seen) return fail([fault('tour_session_expired')]);
    const participants = withBuyer(input);
    const faults = contactFaultsOf(input, participants, seen);
    if (faults[0]) return fail([faults[0], ...faults.slice(1)]);

    const fresh = await freshSlot(deps, { product: seen.product, key: seen.slot.key });
    if (!fresh.ok) return fresh;
    const selection: TourSelection = { ...seen, slot: fresh.value };
    const total = tourTotal(selection.slot.prices, selection);
    if (total !== input.total) return fail([fault('price_changed', 'total', { total })]);

    const pressed = claimOf(deps, { session: known.value, input, selection });
    const held = await deps.inTransaction<Result<HeldPlaces, Fault>>(async (tx) => {
      const session = await deps.sessions.lock(tx, input.session, caller.sessionHash);
      if (!session?.selection) return fail(fault('tour_session_expired'));
      const otherwise: ClaimId = uuidV7(now, deps.random(10));
      const places = await holdPlaces(deps, tx, {
        session,
        claim: pressed,
        otherwise,
        selection,
        isOrdered: true,
        address: caller.address,
        proof: undefined,
        now,
      });
      if (!places.ok) throw new Rollback<Result<HeldPlaces, Fault>>(places);
      await deps.sessions.choose(tx, session.id, { selection, claim: places.value.claim });
      return places;
    });
    if (!held.ok) return fail([held.fault]);
    const { claim, until: heldUntil } = held.value;

    const contact: TourContact = { buyer: input.buyer, participants };
    const what = orderedTour(selection, { claim, participants, total });
    const begun = await beginOrder(deps)(
      { key: input.key, lang: input.lang, total, items: [{ kind: TOUR, what }], buyer: input.buyer },
      { caller, now, heldUntil },
    );
    if (!begun.ok) return begun;
    await deps.inTransaction((tx) => deps.sessions.order(tx, known.value.id, { contact, claim, code: begun.value }));
    return readShopping(deps)(input.session, caller);
  };

type Checked = Pick<CheckoutInput, 'buyer' | 'participants' | 'apply'>;

/** Names are the buyer's own where they take part. */
const withBuyer = ({ buyer, participants, apply }: Checked): CheckoutInput['participants'] =>
  participants.map((one, index) => {
    const { firstName, lastName } = apply && index === 0 ? buyer : one;
    return { firstName: tidy(firstName), lastName: tidy(lastName), age: one.age };
  });

/** In form order: those of the contact, then of each participant. */
function contactFaultsOf(
  { buyer }: Checked,
  participants: CheckoutInput['participants'],
  selection: TourSelection,
): readonly Fault[] {
  const contact = buyerFaults(buyer).map((one) => ({ ...one, field: one.field!.replace('buyer.', 'contact.') }));
  const names = participants.flatMap(({ firstName, lastName }, index) => [
    ...(isPersonName(firstName) ? [] : [fault('first_name_required', `participants.${index}.first_name`)]),
    ...(isPersonName(lastName) ? [] : [fault('last_name_required', `participants.${index}.last_name`)]),
  ]);
  return [...contact, ...names, ...participantFaults(selection.product, selection, participants)];
}

/** The same for the same press, so that it holds one set of places. */
function claimOf(
  { fingerprint }: Pick<CheckoutDeps, 'fingerprint'>,
  { session, input, selection }: { session: TourSession; input: CheckoutInput; selection: TourSelection },
): ClaimId {
  const { key, buyer, participants } = input;
  const { slot, adults, children, pickUp } = selection;
  const of = [session.id, key, buyer, participants, slot.key, slot.prices, adults, children, pickUp];
  const hex = fingerprint(JSON.stringify(of));
  return id(
    [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-'),
  );
}

function orderedTour(
  { product, slot, adults, children, pickUp }: TourSelection,
  { claim, participants, total }: Pick<OrderedTour, 'claim' | 'participants' | 'total'>,
): OrderedTour {
  const place = product.pickUps.find(({ key }) => key === pickUp);
  return {
    claim,
    product: product.name,
    title: product.title,
    slot: slot.key,
    starts: slot.starts,
    ends: after(slot.starts, product.minutes * MINUTE),
    closes: slotCloses(product, slot),
    zone: product.zone,
    adults,
    children,
    participants,
    pickUp: place ? { key: place.key, place: place.place, at: pickUpAt(place, slot.starts) } : null,
    meetingPoint: product.meetingPoint,
    bring: product.bring,
    cancellation: product.cancellation,
    seller: product.seller,
    total,
  };
}
