import { CANCELLATION_TIERS, type RefundTier, tierEndsAt } from './refund-tiers.ts';
import { type CompensationLine, compensationLine } from './compensation.ts';
import { rightOf } from '#domain/disruptions/delay.ts';
import { type RefundLine, refundLine, givesUp } from './money-back.ts';
import { OFFER_MINUTES } from './change-rules.ts';
import { isUsed, type TicketsStatus, type ValidTicket } from './tickets-status.ts';
import { partyFaults } from '#domain/booking/party-rules.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { partyOf } from '#domain/fares/passenger-type.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { after, earliest, type Instant, MINUTE } from '#kernel/instant.ts';
import { type Centavos, sum } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** How it is refunded: by the original way, or as credit with the carrier. */
export const REFUND_MEANS = ['original', 'credit'] as const;

export type RefundMeans = (typeof REFUND_MEANS)[number];

/** Amount for each means; means without an amount are not offered. */
export type MeansAmounts = Readonly<Partial<Record<RefundMeans, Centavos>>>;

/** Which tickets; absent passengers or journeys mean all of them. */
export interface Selection {
  readonly passengers: readonly number[] | undefined;
  readonly directions: readonly Direction[] | undefined;
}

export const EVERYTHING: Selection = { passengers: undefined, directions: undefined };

/** What cancelling some tickets refunds, ticket by ticket. */
export interface RefundOffer {
  readonly lines: readonly RefundLine[];
  readonly compensation: readonly CompensationLine[];
  readonly amounts: MeansAmounts;
  /** Additional credit as compensation. */
  readonly compensated: Centavos;
  readonly validUntil: Instant;
}

export interface OfferQuestion {
  readonly selection: Selection;
  readonly now: Instant;
  readonly tiers?: readonly RefundTier[];
}

/** What the rules refund for tickets, whoever paid and from where, or why they cannot be cancelled. */
export function refundOfferOf(
  ticketsStatus: TicketsStatus,
  { selection, now, tiers = CANCELLATION_TIERS }: OfferQuestion,
): Result<RefundOffer, Fault> {
  const { tickets, paidFrom, isConnection = false } = ticketsStatus;
  if (paidFrom === 'nothing') return fail(fault('nothing_to_give_back'));
  const chosen = tickets.filter((ticket) =>
    isChosen(ticket, isConnection ? { ...selection, directions: undefined } : selection),
  );
  if (chosen.length === 0) return fail(fault('tickets_required', 'passengers'));
  const lines = chosen.map((ticket) => refundLine(ticket, tickets, { tiers, isConnection, now }));
  const given = new Set(lines.filter(givesUp).map(({ folio }) => folio));
  const money = sum(lines.map((line) => line.money));
  const credit = sum(lines.map((line) => line.credit));
  if (money === 0 && credit === 0) return fail(fault('nothing_to_give_back'));
  const left = refusalOfRest(
    tickets.filter(({ folio }) => !given.has(folio)),
    now,
  );
  if (left) return fail(left);
  const compensation = chosen
    .filter(({ folio }) => given.has(folio))
    .flatMap((ticket) => compensationLine(ticket) ?? []);
  return ok({
    lines,
    compensation,
    amounts: {
      ...(money > 0 ? { original: money } : {}),
      ...(credit > 0 ? { credit } : {}),
    },
    compensated: sum(compensation.map((line) => line.credit)),
    validUntil: earliest(after(now, OFFER_MINUTES * MINUTE), ...stepsAhead(chosen, tiers, now)),
  });
}

/** What delays give to passengers who still travel. */
export function travelOffer({ tickets, paidFrom }: TicketsStatus): readonly CompensationLine[] {
  if (paidFrom === 'nothing') return [];
  return tickets
    .filter(({ delay }) => delay?.minutes !== undefined)
    .flatMap((ticket) => compensationLine(ticket) ?? []);
}

/** Everything that delays refund to passengers who do not travel. */
export function refundOffer(ticketsStatus: TicketsStatus, now: Instant): Result<RefundOffer, Fault> {
  const selection = delayedSelection(ticketsStatus);
  return selection ? refundOfferOf(ticketsStatus, { selection, now }) : fail(fault('nothing_to_give_back'));
}

/** Every ticket for which a delay gives a refund. */
export function delayedSelection({ tickets }: TicketsStatus): Selection | undefined {
  const passengers = tickets.filter(({ delay }) => rightOf(delay) === 'refund').map(({ passenger }) => passenger);
  return passengers.length === 0 ? undefined : { passengers, directions: undefined };
}

const isChosen = ({ passenger, direction }: ValidTicket, { passengers, directions }: Selection): boolean =>
  (passengers?.includes(passenger) ?? true) && (directions?.includes(direction) ?? true);

/** The remaining passengers must be able to travel: a child does not travel alone. */
function refusalOfRest(rest: readonly ValidTicket[], now: Instant): Fault | undefined {
  for (const direction of DIRECTIONS) {
    const types = rest
      .filter((ticket) => ticket.direction === direction && !isUsed(ticket, now))
      .map(({ type }) => type);
    const [first] = types.length === 0 ? [] : partyFaults(partyOf(types));
    if (first) return first;
  }
  return undefined;
}

/** Future moments at which a cancellation tier ends. */
const stepsAhead = (tickets: readonly ValidTicket[], tiers: readonly RefundTier[], now: Instant): readonly Instant[] =>
  tickets.flatMap(({ departsAt }) =>
    departsAt === undefined ? [] : tiers.map((tier) => tierEndsAt(tier, departsAt)).filter((end) => end > now),
  );
