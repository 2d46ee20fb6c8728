import { findReservation } from '#app/booking/find-draft.ts';
import type { Reservations } from '#app/booking/ports.ts';
import type { Caller } from '#app/caller.ts';
import type { BackShare } from '#domain/amendments/back-share.ts';
import type { Decision } from '#domain/amendments/decision.ts';
import { type RefundMeans, type RefundOffer, refundOfferOf, type Selection } from '#domain/amendments/offer.ts';
import type { PaidFrom } from '#domain/amendments/tickets-status.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { Aftersales, SharesOf, TicketRefund, TicketRefundOrder, TicketRefundResult } from './ports.ts';
import { sharedRefund, sharesIn } from './shares.ts';

export interface AftersalesDeps {
  readonly reservations: Reservations;
  readonly aftersales: Aftersales;
  readonly fingerprint: (text: string) => string;
}

/** The refund offered for some tickets of a reservation. */
export interface CancelOffer {
  readonly reservation: Reservation;
  readonly paidFrom: PaidFrom;
  readonly offer: RefundOffer;
  /** The sources its money would be refunded to. */
  readonly shares: readonly BackShare[];
}

export interface CancelPreview extends Selection {
  readonly code: string;
}

/** What cancelling some tickets would refund, by the current rules (B16). Read-only. */
export const previewCancel =
  (deps: AftersalesDeps) =>
  async ({ code, ...selection }: CancelPreview, caller: Caller, now: Instant): Promise<Result<CancelOffer, Faults>> => {
    const found = await findReservation(deps, code, caller);
    if (!found.ok) return found;
    const { reservation } = found.value;
    const ticketsStatus = await deps.aftersales.ticketsStatus(reservation.id);
    const offer = refundOfferOf(ticketsStatus, { selection, now });
    if (!offer.ok) return fail([offer.fault]);
    const sharesOf = sharesIn({ ...deps, reservation: reservation.id, ticketsStatus });
    return ok({ reservation, paidFrom: ticketsStatus.paidFrom, ...(await sharedRefund(sharesOf, offer.value)) });
  };

export interface Cancel extends CancelPreview {
  readonly means: RefundMeans;
  /** The amount offered and agreed to. */
  readonly amount: Centavos;
  readonly key: string;
}

/** Cancels them, if the agreed offer is still current. Idempotent by key. */
export const cancelTickets =
  (deps: AftersalesDeps) =>
  async (input: Cancel, caller: Caller, now: Instant): Promise<Result<RefundedTickets, Faults>> => {
    const found = await findReservation(deps, input.code, caller);
    if (!found.ok) return found;
    const { passengers, directions, means, amount, key } = input;
    const selection = { passengers, directions };
    const decide: Decide = (ticketsStatus, sharesOf) =>
      decideOn(refundOfferOf(ticketsStatus, { selection, now }), sharesOf, { means, amount });
    const request = JSON.stringify(['cancel', passengers ?? null, directions ?? null, means, amount]);
    return refundOnce(deps, { reservation: found.value.reservation, key, request, now, decide });
  };

/** What was refunded, and for which reservation. */
export interface RefundedTickets {
  readonly reservation: Reservation;
  readonly given: TicketRefund;
}

/** What was shown and confirmed. */
export interface Agreed {
  readonly means: RefundMeans;
  readonly amount: Centavos;
}

export type Decide = TicketRefundOrder['decide'];

/** Turns an offer into a decision if it equals what was agreed to. */
export async function decideOn(
  offered: Result<RefundOffer, Fault>,
  sharesOf: SharesOf,
  { means, amount }: Agreed,
): Promise<Result<Decision, Fault>> {
  if (!offered.ok) return offered;
  const { offer } = await sharedRefund(sharesOf, offered.value);
  const { amounts, lines, compensation } = offer;
  const current = amounts[means];
  if (current === undefined) return fail(fault('means_unavailable', 'means'));
  return current === amount
    ? ok({ lines, compensation, differences: [], means })
    : fail(fault('offer_changed', 'amount', { amount: current }));
}

interface Giving {
  readonly reservation: Reservation;
  readonly key: string;
  readonly request: string;
  readonly now: Instant;
  readonly decide: Decide;
}

/** Refunds, or returns what the same key refunded before. */
export async function refundOnce(
  { aftersales, fingerprint }: AftersalesDeps,
  { request, reservation, ...order }: Giving,
): Promise<Result<RefundedTickets, Faults>> {
  const requestHash = fingerprint(request);
  const gave = await aftersales.refund({ ...order, reservation: reservation.id, requestHash });
  const refusal = refusalOf(gave, requestHash);
  if (refusal) return fail([refusal]);
  const given = (await aftersales.refunds(reservation.id)).find(({ id }) => 'id' in gave && id === gave.id);
  return given ? ok({ reservation, given }) : fail([fault('action_failed')]);
}

function refusalOf(gave: TicketRefundResult, requestHash: string): Fault | undefined {
  switch (gave.kind) {
    case 'done':
      return undefined;
    case 'repeated':
      return gave.requestHash === requestHash ? undefined : fault('idempotency_mismatch');
    case 'refused':
      return gave.fault;
  }
}
