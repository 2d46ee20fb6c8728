import type { Caller } from '#app/caller.ts';
import type { OrderedVisit } from '#app/lounge/ordered-visit.ts';
import type { LoungeStore } from '#app/lounge/ports.ts';
import { type LoungeReadDeps, ticketDays } from '#app/lounge/read-lounges.ts';
import { takePlaces, type TakePlacesDeps } from '#app/lounge/take-places.ts';
import { placeOf } from '#app/lounge/visit-voucher.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import { beginOrder, type BeginOrderDeps } from '#app/orders/begin-order.ts';
import { pay } from '#app/payment/pay.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { visitVerdict, type WantedVisit } from '#domain/lounge/book-visit.ts';
import { LOUNGE_VISIT } from '#domain/lounge/lounge.ts';
import type { PassCode } from '#domain/lounge/pass-code.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import type { OrderCode } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { ZERO } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface BookVisitDeps extends BeginOrderDeps, LoungeReadDeps, TakePlacesDeps, PaymentDeps {
  readonly loungeStore: TakePlacesDeps['loungeStore'] & Pick<LoungeStore, 'byCode'>;
}

interface VisitToBook extends WantedVisit {
  /** Idempotency key. */
  readonly key: string;
  readonly lang: 'es' | 'en';
}

/** A booked visit by its pass, or the order that is to be paid for it. */
export type BookedVisit =
  | { readonly code: PassCode }
  | {
      readonly order: OrderCode;
      /** It goes into the basket of its unpaid trip: alone it cannot be paid. */
      readonly isWithTrip: boolean;
    };

/**
 * Books hours in a lounge for the signed-in traveller: its places are held by an order. Included in the tier: the order
 * costs nothing, and is sold at once. Otherwise it is paid. The same request again gives the same visit.
 */
export const bookVisit =
  (deps: BookVisitDeps) =>
  async (wanted: VisitToBook, caller: Caller, now: Instant): Promise<Result<BookedVisit, Faults>> => {
    const known = await signedIn(deps.travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    const { traveller } = known;
    const rights = await ticketDays(deps, traveller, caller, now);
    const verdict = visitVerdict({ wanted, rights, tier: traveller.tier, now });
    if (verdict.kind === 'refused') return fail([verdict.fault]);
    const { total, trip } = verdict;
    const held = await takePlaces(deps, { ...verdict, wanted, traveller: traveller.id, now });
    if (!held.ok) return held;
    const { id, code, state } = held.value;
    if (state === 'booked') return ok({ code });
    const { lounge, starts, hours, people, lang } = wanted;
    const place = placeOf(verdict.lounge);
    const what: OrderedVisit = { visit: id, lounge, starts, hours, people, total, trip, place, lang };
    const order = await beginOrder(deps)(
      { key: wanted.key, lang, total, items: [{ kind: LOUNGE_VISIT, what }], buyer: buyerOf(traveller) },
      { caller, now },
    );
    if (!order.ok) return order;
    if (total > 0) return ok({ order: order.value, isWithTrip: trip !== undefined });
    const sold = await pay(deps)({ code: order.value, key: wanted.key, ...FOR_NOTHING }, caller, now);
    if (sold.ok) return ok({ code });
    // Another request for the same visit may have been sold it meanwhile. Nothing is held for that look: it would
    // replace what the traveller chose instead.
    const visit = await deps.inTransaction((tx) => deps.loungeStore.byCode(tx, code));
    return visit?.state === 'booked' ? ok({ code }) : sold;
  };

/** How an order is sold that costs nothing. */
const FOR_NOTHING = { method: 'cash', total: ZERO, token: undefined, deviceSession: undefined } as const;

const buyerOf = ({ firstName, lastName, phone, email }: Traveller) => ({
  firstName,
  lastName,
  phone,
  email,
  privacy: true,
  ofAge: true,
});
