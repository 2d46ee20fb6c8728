import type { Caller } from '#app/caller.ts';
import type { JointReservation } from '#app/invoicing/find-jointly.ts';
import type { InvoicingDeps } from '#app/invoicing/invoicing-deps.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import { type OwnThingsDeps, PER_PAGE } from '#app/my-account/own-things.ts';
import type { JointInvoice, PageOf } from '#app/my-account/ports.ts';
import type { NewOrders, StoredItem } from '#app/orders/ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { mayForward, refusalToInvoice } from '#domain/invoicing/may-invoice.ts';
import type { ReservationCode } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface OwnPaymentsDeps extends OwnThingsDeps, Pick<InvoicingDeps, 'lookUps' | 'terms'> {
  readonly invoices: Pick<InvoicingDeps['invoices'], 'paymentsOf'>;
  readonly newOrders: Pick<NewOrders, 'items'>;
}

/** A payment, and the joint invoice that it is on. */
export type OwnPayment = JointReservation['payments'][number] & {
  /** With the other reservations of the account; undefined when it is on no invoice or on one of its own. */
  readonly joint: JointInvoice | undefined;
};

/** Something paid for with the account, and its payments; a gift card has none, because what is bought with it is invoiced. */
export interface OwnPurchase extends JointReservation {
  readonly payments: readonly OwnPayment[];
  readonly items: readonly StoredItem[];
}

/**
 * Everything the signed-in traveller paid for, with each payment and whether it can be invoiced or its invoice sent
 * again; `page` counts from 0. What the session may no longer see is left out.
 */
export const listPayments =
  (deps: OwnPaymentsDeps) =>
  async (
    { page }: { readonly page: number },
    caller: Caller,
    now: Instant,
  ): Promise<Result<PageOf<OwnPurchase>, Faults>> => {
    const known = await signedIn(deps.travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    const paid = await deps.ownThings.paidCodes(known.traveller.id, { now, page, perPage: PER_PAGE });
    const found = await Promise.all(paid.items.map((code) => deps.lookUps.find(code, caller.sessionHash)));
    const seen = found.flatMap((one) => (one && one.level !== 'masked' ? [one] : []));
    const [payments, contents] = await Promise.all([
      deps.invoices.paymentsOf(seen.map(({ order }) => order.id)),
      Promise.all(seen.map(({ order }) => deps.newOrders.items(order.id))),
    ]);
    const jointly = await deps.ownThings.jointly(
      known.traveller.id,
      payments.map((payment) => payment.id),
    );
    const items = seen.map((one, place) => ({
      ...one,
      items: contents[place] ?? [],
      payments: payments
        .filter(({ reservation }) => reservation === one.order.id)
        .map((payment) => ({
          ...payment,
          refusal: refusalToInvoice(payment, now, deps.terms),
          forwarding: mayForward(payment.invoice),
          joint: withOthers(jointly.get(payment.id), one.order.code),
        })),
    }));
    return ok({ items, total: paid.total });
  };

const withOthers = (joint: JointInvoice | undefined, code: ReservationCode): JointInvoice | undefined =>
  joint && { ...joint, codes: joint.codes.filter((one) => one !== code) };
