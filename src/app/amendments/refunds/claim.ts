import { type AftersalesDeps, type Agreed, type Decide, decideOn, type RefundedTickets, refundOnce } from './cancel.ts';
import type { SharesOf, TicketRefund } from './ports.ts';
import { sharedDifference, sharedRefund, sharesIn } from './shares.ts';
import type { Caller } from '#app/caller.ts';
import { findReservation } from '#app/booking/find-draft.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { BackShare } from '#domain/amendments/back-share.ts';
import type { Decision } from '#domain/amendments/decision.ts';
import type { CompensationLine } from '#domain/amendments/compensation.ts';
import { type DifferenceOffer, differenceOffer } from '#domain/amendments/difference.ts';
import { type RefundMeans, type RefundOffer, refundOffer, travelOffer } from '#domain/amendments/offer.ts';
import type { PaidFrom, TicketsStatus, ValidTicket } from '#domain/amendments/tickets-status.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import type { Instant } from '#kernel/instant.ts';
import { type Centavos, sum } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** Ways to claim the difference to a lower class, with the refund means of each. */
const DIFFERENCE_MEANS = { difference: 'original', difference_credit: 'credit' } as const satisfies Readonly<
  Record<string, RefundMeans>
>;

type DifferenceTake = keyof typeof DIFFERENCE_MEANS;

/**
 * How a claim is taken: money or credit for cancelled tickets, a compensation for travelling, or the difference to a
 * lower class, by the original way or as credit.
 */
export type Take = RefundMeans | 'travel' | DifferenceTake;

/** What delays and lower classes currently entitle to. */
export interface Entitlements {
  readonly reservation: Reservation;
  readonly paidFrom: PaidFrom;
  /** Tickets with a reported disruption of their departure. */
  readonly delayed: readonly ValidTicket[];
  /** For cancelling the tickets; undefined when no delay is long enough. */
  readonly refund: RefundOffer | undefined;
  /** For travelling despite the delay. */
  readonly travel: readonly CompensationLine[];
  /** Tickets whose bus runs in another class than was sold. */
  readonly otherwise: readonly ValidTicket[];
  /** For a lower class; undefined when it gives nothing, or nothing more. */
  readonly difference: DifferenceOffer | undefined;
  /** The sources the money of each would be refunded to. */
  readonly shares: Readonly<Record<'refund' | 'difference', readonly BackShare[]>>;
  readonly given: readonly TicketRefund[];
}

export const readEntitlements =
  (deps: AftersalesDeps) =>
  async (input: { readonly code: string }, caller: Caller, now: Instant): Promise<Result<Entitlements, Faults>> => {
    const found = await findReservation(deps, input.code, caller);
    if (!found.ok) return found;
    const { reservation } = found.value;
    const ticketsStatus = await deps.aftersales.ticketsStatus(reservation.id);
    const offered = refundOffer(ticketsStatus, now);
    const owed = differenceOffer(ticketsStatus);
    const sharesOf = sharesIn({ ...deps, reservation: reservation.id, ticketsStatus });
    const refund = offered.ok ? await sharedRefund(sharesOf, offered.value) : undefined;
    const difference = owed && (await sharedDifference(sharesOf, owed));
    return ok({
      reservation,
      paidFrom: ticketsStatus.paidFrom,
      delayed: ticketsStatus.tickets.filter(({ delay }) => delay !== undefined && delay.minutes !== 0),
      refund: refund?.offer,
      travel: travelOffer(ticketsStatus),
      otherwise: ticketsStatus.tickets.filter(({ service }) => service !== undefined && !service.isAsSold),
      difference: difference?.offer,
      shares: { refund: refund?.shares ?? [], difference: difference?.shares ?? [] },
      given: await deps.aftersales.refunds(reservation.id),
    });
  };

export interface Claim {
  readonly code: string;
  readonly take: Take;
  /** The amount shown and agreed to. */
  readonly amount: Centavos;
  readonly key: string;
}

/**
 * Claims everything a delay or a lower class entitles to (B28, B49, N3), in two taps. It can be claimed only once, with
 * the same key or another.
 */
export const claimRight =
  (deps: AftersalesDeps) =>
  async (
    { code, take, amount, key }: Claim,
    caller: Caller,
    now: Instant,
  ): Promise<Result<RefundedTickets, Faults>> => {
    const found = await findReservation(deps, code, caller);
    if (!found.ok) return found;
    const decide: Decide = async (ticketsStatus, sharesOf) => {
      switch (take) {
        case 'travel':
          return decideTravel(ticketsStatus, amount);
        case 'difference':
        case 'difference_credit':
          return decideDifference(ticketsStatus, sharesOf, { means: DIFFERENCE_MEANS[take], amount });
        default:
          return decideOn(refundOffer(ticketsStatus, now), sharesOf, { means: take, amount });
      }
    };
    const request = JSON.stringify(['claim', take, amount]);
    return refundOnce(deps, { reservation: found.value.reservation, key, request, now, decide });
  };

function decideTravel(ticketsStatus: TicketsStatus, amount: Centavos): Result<Decision, Fault> {
  const compensation = travelOffer(ticketsStatus);
  const offered = sum(compensation.map(({ credit }) => credit));
  if (offered === 0) return fail(fault('nothing_to_give_back'));
  return offered === amount
    ? ok({ lines: [], compensation, differences: [], means: 'credit' })
    : fail(fault('offer_changed', 'amount', { amount: offered }));
}

async function decideDifference(
  ticketsStatus: TicketsStatus,
  sharesOf: SharesOf,
  { means, amount }: Agreed,
): Promise<Result<Decision, Fault>> {
  const owed = differenceOffer(ticketsStatus);
  if (!owed) return fail(fault('nothing_to_give_back'));
  const { offer } = await sharedDifference(sharesOf, owed);
  const offered = offer.amounts[means];
  if (offered === undefined) return fail(fault('means_unavailable', 'means'));
  return offered === amount
    ? ok({ lines: [], compensation: [], differences: offer.lines, means })
    : fail(fault('offer_changed', 'amount', { amount: offered }));
}
