import { findOrder } from '#app/orders/find-order.ts';

import type { Caller } from '#app/caller.ts';
import type { LinkAddresses, Links } from '#app/links/ports.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import type { Customer } from '#app/payment/ports.ts';

import { type Faults, fault } from '#domain/errors.ts';
import { type Order, refusalToChange } from '#domain/orders/order.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** What is needed to create and open payment links. */
export interface PayLinkDeps extends PaymentDeps {
  /** The page of a link shows a trip, or what is changed or added on one. */
  readonly reservations: { byId(order: OrderId): Promise<unknown> };
  readonly links: Links;
  readonly addresses: Pick<LinkAddresses, 'payUrl' | 'payPage'>;
  /** The carrier's data, used for the payer when a provider requires more than the payer has to give. */
  readonly carrier: Customer;
}

/** The holder of an order that waits for its payment gets a link for another person to pay it (N9). */
export const makePayLink =
  (deps: PayLinkDeps) =>
  async (
    input: { readonly code: string },
    caller: Caller,
  ): Promise<Result<{ url: string; expires: Instant }, Faults>> => {
    const found = await findOrder(deps, input.code, caller);
    if (!found.ok) return found;
    const { order } = found.value;
    const refusal = refusalToChange(order);
    if (refusal) return fail([refusal]);
    if (!order.isComplete) return fail([fault('step_out_of_order')]);
    return (await deps.reservations.byId(order.id))
      ? ok(deps.addresses.payUrl(order))
      : fail([fault('not_a_trip', 'code')]);
  };

/** What a payment link gives its bearer: one order to pay, found only by the link. */
export interface OpenedPayLink {
  readonly order: Order;
  /** Dependencies for paying and querying that work as for the holder, limited to this order. */
  readonly parts: PaymentDeps;
}

export async function openPayLink(
  deps: PayLinkDeps,
  token: string,
  now: Instant,
): Promise<Result<OpenedPayLink, Faults>> {
  const link = deps.links.read(token, { purpose: 'pay', now });
  if (link.kind !== 'good') return fail([fault(link.kind === 'expired' ? 'link_expired' : 'link_invalid')]);
  const find = () => deps.orders.byId(link.reservation);
  const [stored, trip] = await Promise.all([find(), deps.reservations.byId(link.reservation)]);
  if (!stored || !trip) return fail([fault('link_invalid')]);
  return ok({
    order: stored.order,
    parts: { ...deps, orders: { ...deps.orders, find } },
  });
}
