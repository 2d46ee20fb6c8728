import type { LookUps } from '#app/access/ports.ts';
import type { Caller } from '#app/caller.ts';
import type { InvoiceRequest, InvoiceRequests } from '#app/invoicing/invoice-ports.ts';
import type { Orders } from '#app/orders/ports.ts';
import type { Links } from '#app/links/ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { ReservationCode } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface OpenByLinkDeps {
  readonly orders: Pick<Orders, 'byId'>;
  readonly lookUps: Pick<LookUps, 'grant'>;
  readonly requests: Pick<InvoiceRequests, 'of'>;
  readonly links: Pick<Links, 'read'>;
}

/** What a link in an invoice e-mail opens: the reservation to invoice, and what was entered for it. */
export interface OpenedToInvoice {
  readonly code: ReservationCode;
  readonly request: InvoiceRequest | undefined;
}

/**
 * Lets a session invoice a reservation by the link of an e-mail. It was sent to the invoice's address, perhaps to an
 * accountant's: they may correct what was entered for the invoice, but not see the trip.
 */
export const openByLink =
  ({ orders, lookUps, requests, links }: OpenByLinkDeps) =>
  async (
    { token }: { readonly token: string },
    caller: Caller,
    now: Instant,
  ): Promise<Result<OpenedToInvoice, Faults>> => {
    const link = links.read(token, { purpose: 'invoicing', now });
    if (link.kind !== 'good') return fail([fault(link.kind === 'expired' ? 'link_expired' : 'link_invalid')]);
    const stored = await orders.byId(link.reservation);
    if (!stored) return fail([fault('link_invalid')]);
    await lookUps.grant(link.reservation, caller.sessionHash, 'addressee');
    return ok({ code: stored.order.code, request: await requests.of(link.reservation) });
  };
