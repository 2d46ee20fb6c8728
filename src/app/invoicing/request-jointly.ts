import type { Caller } from '#app/caller.ts';
import { seenToInvoice } from '#app/invoicing/find-reservation.ts';
import type { AskedIn, Invoice, PaidOnce, ReceiverDetails } from '#app/invoicing/invoice-ports.ts';
import type { InvoicingDeps } from '#app/invoicing/invoicing-deps.ts';
import { saveProfile } from '#app/invoicing/profiles.ts';
import { judge, requestHashOf } from '#app/invoicing/request-invoice.ts';
import { stampedSoon } from '#app/invoicing/stamped-soon.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** One of the reservations, with its payments as submitted. */
export interface ChosenReservation {
  readonly code: string;
  readonly payments: readonly string[];
}

export interface RequestJointly extends ReceiverDetails, AskedIn {
  readonly reservations: readonly ChosenReservation[];
  /** Save the receiver; for signed-in travellers. */
  readonly save: boolean;
}

/**
 * Requests one invoice for payments of several reservations (B33), to each of which the session must have enough proof:
 * otherwise it is not found. Repeating the same payments and receiver gives the same invoice.
 */
export const requestJointly =
  (deps: InvoicingDeps) =>
  async (input: RequestJointly, caller: Caller, now: Instant): Promise<Result<Invoice, Faults>> => {
    const { receiver, email } = input;
    const found = await ordersOf(deps, input, caller);
    if (!found.ok) return found;
    const [first, ...others] = found.value;
    if (!deps.isOffered) return fail([fault('unexpected_pac')]);
    const payments = [...new Set(input.reservations.flatMap((one) => one.payments))].toSorted();
    if (!first || payments.length === 0) return fail([fault('concepts_required', 'payments')]);
    const codes = new Map(found.value.map((order) => [order.id, order.code]));
    const codeOf = (reservation: PaidOnce['reservation']) => codes.get(reservation);
    const ordered = await deps.invoices.order({
      id: uuidV7(now, deps.random(10)),
      reservations: [first.id, ...others.map((order) => order.id)],
      payments: payments.map((payment) => id(payment)),
      receiver,
      email,
      lang: input.lang ?? first.lang,
      sessionHash: caller.sessionHash,
      requestHash: requestHashOf(deps, payments, receiver),
      replaces: undefined,
      decide: (paid) => judge(deps, paid, { asked: payments, now, codeOf }),
    });
    if (ordered.kind === 'refused') return fail([ordered.fault]);
    if (input.save) await saveProfile(deps)(input, caller, now);
    return stampedSoon(deps, ordered.id);
  };

/** The orders of the reservations with a chosen payment, by id. */
async function ordersOf(
  deps: Pick<InvoicingDeps, 'lookUps'>,
  { reservations }: Pick<RequestJointly, 'reservations'>,
  caller: Caller,
): Promise<Result<readonly Order[], Faults>> {
  const orders = new Map<string, Order>();
  for (const { code, payments } of reservations) {
    const seen = await seenToInvoice(deps, code, caller);
    if (!seen.ok) return seen;
    if (payments.length > 0) orders.set(seen.value.order.id, seen.value.order);
  }
  return ok([...orders.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)));
}
