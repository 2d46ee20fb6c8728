import type { Caller } from '#app/caller.ts';
import type { NewOrders, Orders } from '#app/orders/ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** Reads signed links to orders; the code that creates them knows their kinds. */
export interface OrderLinks {
  /** `purpose`: from an e-mail, or on return from a bank. */
  read(
    token: string,
    asked: { readonly purpose: 'resume' | 'return'; readonly now: Instant },
  ): { readonly kind: 'good'; readonly reservation: OrderId } | { readonly kind: 'expired' | 'forged' };
}

export interface ResumeOrderDeps {
  readonly orders: Pick<Orders, 'byId'>;
  readonly newOrders: Pick<NewOrders, 'letIn'>;
  readonly links: OrderLinks;
}

/**
 * Opens an order for the session that presents its link: on another device, or on this one after its cookies were lost.
 */
export const resumeOrder =
  ({ orders, newOrders, links }: ResumeOrderDeps) =>
  async ({ token }: { readonly token: string }, caller: Caller, now: Instant): Promise<Result<Order, Faults>> => {
    const mailed = links.read(token, { purpose: 'resume', now });
    const link = mailed.kind === 'forged' ? links.read(token, { purpose: 'return', now }) : mailed;
    if (link.kind !== 'good') return fail([fault(link.kind === 'expired' ? 'link_expired' : 'link_invalid')]);
    const stored = await orders.byId(link.reservation);
    if (!stored) return fail([fault('link_invalid')]);
    await newOrders.letIn(link.reservation, caller.sessionHash);
    return ok(stored.order);
  };
