import type { Entitlements } from '#app/amendments/refunds/claim.ts';
import type { Credit, TicketRefund } from '#app/amendments/refunds/ports.ts';
import type { BackShare } from '#domain/amendments/back-share.ts';
import type { ReservationFacts } from '#app/booking/reservation-facts.ts';
import type { CompensationLine } from '#domain/amendments/compensation.ts';
import type { DifferenceLine, DifferenceOffer } from '#domain/amendments/difference.ts';
import { expectedAt } from '#domain/disruptions/delay.ts';
import type { RefundLine } from '#domain/amendments/money-back.ts';
import type { RefundOffer } from '#domain/amendments/offer.ts';
import type { PaidFrom, ValidTicket } from '#domain/amendments/tickets-status.ts';
import type { Zone } from '#kernel/instant.ts';
import { sum } from '#kernel/money.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type {
  RefundOfferView,
  CreditView,
  DifferenceOfferView,
  EntitlementsView,
  TicketRefundView,
} from '#wire/money-back.ts';

/** The time zone of a reservation's deadlines: its first stop's. */
export const zoneOf = ({ origin }: Pick<ReservationFacts, 'origin'>): Zone => origin.zone;

const lineView = ({ moneyPercent, creditPercent, ...line }: RefundLine): RefundOfferView['lines'][number] => ({
  ...line,
  money_percent: moneyPercent,
  credit_percent: creditPercent,
});

const compensationLines = (lines: readonly CompensationLine[]): RefundOfferView['compensation'] =>
  lines.map((line) => ({ ...line }));

const differenceLines = (lines: readonly DifferenceLine[]): DifferenceOfferView['lines'] =>
  lines.map(({ soldFare, runsFare, ...line }) => ({ ...line, sold_fare: soldFare, runs_fare: runsFare }));

/** Where an offered refund was paid from and goes back to. */
interface Source {
  readonly paidFrom: PaidFrom;
  readonly shares: readonly BackShare[];
}

const differenceOfferView = ({ lines, amounts }: DifferenceOffer, source: Source): DifferenceOfferView => ({
  lines: differenceLines(lines),
  amounts: { original: amounts.original ?? null, credit: amounts.credit ?? null },
  ...sourceView(source),
});

const sourceView = ({ paidFrom, shares }: Source) => ({
  paid_from: paidFrom,
  shares: shares.map(({ from, amount, isByLink = false }) => ({ from, amount, by_link: isByLink })),
});

export const refundOfferView = (offer: RefundOffer, source: Source, zone: Zone): RefundOfferView => ({
  lines: offer.lines.map(lineView),
  compensation: compensationLines(offer.compensation),
  amounts: { original: offer.amounts.original ?? null, credit: offer.amounts.credit ?? null },
  compensated: offer.compensated,
  valid_until: isoInZone(offer.validUntil, zone),
  ...sourceView(source),
});

export const creditView = ({ code, granted, left, expiresAt, isExpired }: Credit, zone: Zone): CreditView => ({
  code,
  granted,
  left,
  expires_at: isoInZone(expiresAt, zone),
  expired: isExpired,
});

export const ticketRefundView = (given: TicketRefund, zone: Zone): TicketRefundView => ({
  id: given.id,
  at: isoInZone(given.at, zone),
  means: given.means,
  money: given.money,
  credited: given.credited,
  credit: given.credit ? creditView(given.credit, zone) : null,
  refund: given.refund ?? null,
  refunds: given.refunds.map(({ from, amount, state, isByLink = false }) => ({
    from,
    amount,
    state,
    by_link: isByLink,
  })),
  lines: given.lines.map(lineView),
  compensation: compensationLines(given.compensation),
  differences: differenceLines(given.differences),
});

export function entitlementsView(rights: Entitlements, facts: ReservationFacts): EntitlementsView {
  const zone = zoneOf(facts);
  const { paidFrom, shares } = rights;
  return {
    code: rights.reservation.code,
    delayed: rights.delayed.map((ticket) => delayedView(ticket, facts)),
    refund: rights.refund ? refundOfferView(rights.refund, { paidFrom, shares: shares.refund }, zone) : null,
    travel: { lines: compensationLines(rights.travel), amount: sum(rights.travel.map(({ credit }) => credit)) },
    otherwise: rights.otherwise.flatMap(otherwiseView),
    difference: rights.difference
      ? differenceOfferView(rights.difference, { paidFrom, shares: shares.difference })
      : null,
    given: rights.given.map((given) => ticketRefundView(given, zone)),
  };
}

function delayedView(
  { folio, passenger, direction, departsAt, delay }: ValidTicket,
  { runs, origin }: ReservationFacts,
): EntitlementsView['delayed'][number] {
  const zone = runs[direction]?.origin.zone ?? origin.zone;
  const expected = departsAt === undefined ? undefined : expectedAt(departsAt, delay);
  return {
    folio,
    passenger,
    direction,
    minutes: delay?.minutes ?? null,
    planned_at: departsAt === undefined ? null : isoInZone(departsAt, zone),
    expected_at: expected === undefined ? null : isoInZone(expected, zone),
    ours: delay?.isOurs ?? false,
    reason: delay?.reason ?? '',
  };
}

const otherwiseView = ({ folio, passenger, direction, service }: ValidTicket): EntitlementsView['otherwise'] =>
  service ? [{ folio, passenger, direction, sold: service.sold, runs: service.runs, reason: service.reason }] : [];
