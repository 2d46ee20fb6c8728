import type { Caller } from '#app/caller.ts';
import { beginOrder, type BeginOrderDeps } from '#app/orders/begin-order.ts';
import { holdOrdered } from '#app/tours/hold-ordered.ts';
import { idOf } from '#app/tours/ids-of-forms.ts';
import { orderedTour } from '#app/tours/ordered-tour.ts';
import type { ClaimId, TourContact, TourSelection, TourSession } from '#app/tours/ports.ts';
import { freshSlot } from '#app/tours/select-tour.ts';
import type { ShoppingDeps } from '#app/tours/shopping.ts';
import { readShopping } from '#app/tours/tour-session.ts';
import type { Faults } from '#domain/errors.ts';
import { checkoutFaults, type CheckoutForm, participantsOf } from '#domain/tours/checkout-rules.ts';
import { agreedTotal } from '#domain/tours/participants.ts';
import { TOUR } from '#domain/tours/product.ts';
import { checkoutVerdict } from '#domain/tours/session.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, type Result } from '#kernel/result.ts';

export interface CheckoutDeps extends ShoppingDeps, BeginOrderDeps {}

export interface CheckoutInput extends CheckoutForm {
  readonly session: string;
  readonly key: string;
  readonly lang: 'es' | 'en';
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
    const open = checkoutVerdict(known.value);
    if (open.kind === 'refused') return fail([open.fault]);
    const seen = open.selection;
    const participants = participantsOf(input);
    const faults = checkoutFaults({ ...input, participants }, seen);
    if (faults) return fail(faults);

    const fresh = await freshSlot(deps, { product: seen.product, key: seen.slot.key });
    if (!fresh.ok) return fail([fresh.fault]);
    const selection: TourSelection = { ...seen, slot: fresh.value };
    const agreed = agreedTotal(selection.slot.prices, selection, input.total);
    if (!agreed.ok) return fail([agreed.fault]);
    const total = agreed.value;

    const pressed = claimOf(deps, { session: known.value, input, selection });
    const held = await holdOrdered(deps, { session: input.session, claim: pressed, selection }, { caller, now });
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

/** The same for the same press, so that it holds one set of places. */
function claimOf(
  { fingerprint }: Pick<CheckoutDeps, 'fingerprint'>,
  { session, input, selection }: { session: TourSession; input: CheckoutInput; selection: TourSelection },
): ClaimId {
  const { key, buyer, participants } = input;
  const { slot, adults, children, pickUp } = selection;
  const of = [session.id, key, buyer, participants, slot.key, slot.prices, adults, children, pickUp];
  return idOf(fingerprint, of);
}
